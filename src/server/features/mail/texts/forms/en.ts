import type { FormTexts } from './form-texts.ts'

export const en: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'We have received complaint {number}',
      preheader: 'You get an answer within 14 days.',
      title: 'Your complaint has arrived',
      body: [
        'We have received your complaint. This is its number:',
        'A member of our staff reads your complaint and answers within 14 days, to this email address and with the reasons.',
      ],
      fact: 'Complaint {number}\n{kind}\n{at}',
      after: [
        'Is there something to add? Write to {support} and mention the number.',
        'You did not send a complaint? Then you need not do anything.',
      ],
    },
    complaint: {
      subject: 'New complaint {number}',
      preheader: 'Answer within 14 days.',
      title: 'A complaint has come in',
      body: [
        'This complaint came in through the form on {site}. Whoever sent it has got a confirmation with the number.',
        '{text}',
      ],
      fact: 'Complaint {number}\n{kind}\n{at}\nName: {name}\nEmail address: {email}\nReference: {reference}',
      after: [
        'Answer the complaint within 14 days with: npm run complaints -- answer. That way the answer is kept with it.',
      ],
      why: 'You get this email because this is the customer service address of {site}.',
    },
    complaint_answer: {
      subject: 'Answer to complaint {number}',
      preheader: 'Here you can read what we did and why.',
      title: 'The answer to your complaint',
      body: ['A member of our staff has looked at your complaint:', '{answer}'],
      fact: '{kind}\nComplaint {number}, {at}',
      button: 'What else you can do',
      after: ['You disagree? The page about complaints says where you can turn next.'],
    },
    exclusion: {
      subject: 'Confirm that you want to exclude this address',
      preheader: 'Nothing changes until you confirm.',
      title: 'Exclude this address',
      body: [
        'Somebody asked for this email address to be excluded from signing up on {site}. If that was you, confirm it with the button. After that nobody can sign up with it any more, and neither can you.',
        'Do you already have an account with this address? It stays. If you want to delete it, log in and choose to delete your account in your settings.',
      ],
      button: 'Exclude this address',
      after: [
        'The link works for seven days, and once. We do not keep the address itself, only a code from which it cannot be read.',
        'You did not ask for this? Then you need not do anything: without confirmation nothing happens.',
        'Keep this email: with the link below you undo the exclusion.',
      ],
      second: 'Undo the exclusion',
    },
  },
  kinds: {
    payment: 'A payment or credits',
    profile_or_message: 'A profile or message',
    decision: 'A decision on a report',
    privacy: 'Privacy and data',
    other: 'Something else',
  },
}
