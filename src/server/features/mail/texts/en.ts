import type { MailTexts } from './mail-texts.ts'

export const en: MailTexts = {
  mails: {
    activation: {
      subject: 'Confirm your email address',
      preheader: 'One more step and your account is ready.',
      title: 'One more step',
      body: [
        'Good to have you here. Use the button to confirm that this address is yours, and your account is ready.',
      ],
      button: 'Confirm my address',
      after: [
        'The link works for seven days, and once.',
        'You didn’t create an account? Then there is nothing to do: without confirmation nothing happens.',
      ],
    },
    welcome: {
      subject: 'Welcome to {site}',
      preheader: 'Your account is ready.',
      title: 'Welcome',
      body: [
        'Your address is confirmed and your account is ready.',
        'A good photo and a few lines about yourself help the most. The rest comes naturally.',
      ],
      button: 'Go to {site}',
      after: [],
    },
    address_in_use: {
      subject: 'You already have an account',
      preheader: 'Somebody entered this address again.',
      title: 'This address already has an account',
      body: [
        'Somebody wanted to use this email address for an account on {site}, but there is one already. Was it you? Then simply log in.',
      ],
      button: 'Log in',
      after: [
        'Forgot your password? You can ask for a new one when you log in.',
        'It wasn’t you? Then there is nothing to do: nothing has changed.',
      ],
    },
    no_account: {
      subject: 'There is no account with this address',
      preheader: 'Somebody asked for a new password.',
      title: 'No account with this address',
      body: [
        'A new password was requested on {site} for this email address, but there is no account with it. Perhaps you used another one.',
      ],
      button: 'Create an account',
      after: ['You didn’t ask for this? Then you can forget this email.'],
    },
    reset: {
      subject: 'Choose a new password',
      preheader: 'The link works for one hour.',
      title: 'A new password',
      body: ['You asked for a new password. Use the button to choose one yourself.'],
      button: 'Choose a password',
      after: [
        'The link works for one hour, and once. Afterwards you log in again on all your devices.',
        'You didn’t ask for this? Then there is nothing to do: your password stays as it is.',
      ],
    },
    password_changed: {
      subject: 'Your password was changed',
      preheader: 'It wasn’t you? Then undo it.',
      title: 'Your password was changed',
      body: [
        'The password of your account has just been changed. If that was you, all is well.',
        'It wasn’t you? Then undo it right away.',
      ],
      button: 'Undo the change',
      after: ['The link works for 48 hours, and once.'],
    },
    mail_change_confirm: {
      subject: 'Confirm your new email address',
      preheader: 'After that you log in with this address.',
      title: 'Your new email address',
      body: [
        'You want to use this address for your account on {site} from now on. Use the button to confirm that it is yours; until then your old address counts.',
      ],
      button: 'Confirm this address',
      after: [
        'The link works for 24 hours, and once.',
        'You didn’t ask for this? Then there is nothing to do.',
      ],
    },
    mail_change_requested: {
      subject: 'A new email address was requested',
      preheader: 'Nothing has changed yet.',
      title: 'Another email address',
      body: [
        'Somebody asked to change the email address of your account. Nothing changes until the new address is confirmed.',
        'It wasn’t you? Then choose a new password right away, because somebody knows the old one.',
      ],
      button: 'Ask for a new password',
      after: [],
    },
    email_changed: {
      subject: 'Your email address was changed',
      preheader: 'It wasn’t you? Then undo it.',
      title: 'Your email address was changed',
      body: [
        'Your account has another email address from now on. If that was you, all is well.',
        'It wasn’t you? Then undo it right away.',
      ],
      button: 'Undo the change',
      after: ['The link works for 48 hours, and once.'],
    },
    change_undone: {
      subject: 'A change has been undone',
      preheader: 'All devices have been logged out.',
      title: 'The change has been undone',
      body: [
        'The previous e-mail address or password of your account counts again, and all devices have been logged out.',
        'Choose a new password that you use nowhere else. Was this not you? Then write to us at {support}.',
      ],
      button: 'Request a new password',
      after: [],
    },
    new_device: {
      subject: 'New login to your account',
      preheader: 'Was it you? Then there is nothing to do.',
      title: 'A new device',
      body: [
        'Your account was logged in to with a device we did not know yet.',
        'Was it you? Then there is nothing to do. If not, choose a new password right away.',
      ],
      fact: '{device}\n{at}',
      button: 'Ask for a new password',
      after: [],
    },
    deleted: {
      subject: 'Your account is deleted',
      preheader: 'You can still come back until {erased_at}.',
      title: 'Your account is deleted',
      body: [
        'Your profile can no longer be seen anywhere and you are logged out everywhere. On {erased_at} we erase your data for good.',
        'Changed your mind before then? Everything is still as you left it.',
      ],
      button: 'Restore my account',
      after: [],
    },
    reactivate: {
      subject: 'Restore your account',
      preheader: 'You can do so until {erased_at}.',
      title: 'Back to your account',
      body: [
        'Your account is deleted, but not yet erased. Until {erased_at} the button puts it back as it was.',
      ],
      button: 'Restore my account',
      after: ['You didn’t ask for this? Then there is nothing to do.'],
    },
    reactivated: {
      subject: 'Your account is back',
      preheader: 'Everything is as you left it.',
      title: 'Good to have you back',
      body: ['Your account is restored. Your profile and settings are as you left them.'],
      button: 'Log in',
      after: ['It wasn’t you? Then write to us right away at {support}.'],
    },
    banned: {
      subject: 'Your account is blocked',
      preheader: 'Here you can read why.',
      title: 'Your account is blocked',
      body: ['We have blocked your account. This is the reason:'],
      fact: '{reason}',
      after: ['You think this is wrong? Write to {support} and we will look at it again.'],
    },
  },
  fallback: 'The button doesn’t work? Then open this address:',
  help: 'Questions? Write to {support}.',
  whyMember: 'You get this email because this address belongs to an account on {site}.',
  whyStranger: 'You get this email because somebody entered this address on {site}.',
  company: '{site} is a service of {company}, {address} {city}, {country}. Company register {kvk}.',
  unsubscribe: 'Turn off emails',
  privacy: 'Privacy',
}
