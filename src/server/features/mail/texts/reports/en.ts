import type { ReportTexts } from './report-texts.ts'

export const en: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'We have received your report',
      preheader: 'We will let you know what is decided.',
      title: 'Your report has arrived',
      body: [
        'Thank you for letting us know. This is what we received from you:',
        'A member of our staff looks at your report and decides what happens; we never leave that to a computer. It usually takes a few working days. Then we email you the decision and the reasons.',
        'The person you reported is not told that it was you.',
      ],
      fact: 'Report {number}\n{what}: {why}\n{at}',
      after: [
        'Is there something to add? Write to {support} and mention the number.',
        'Is someone in danger? Then call the emergency services right away.',
      ],
    },
    report_outcome: {
      subject: 'Your report has been decided',
      preheader: 'Here you can read what and why.',
      title: 'The decision about your report',
      body: [
        'A member of our staff has assessed your report. This is the decision:',
        'This is what we established: {facts}',
        '{ground}',
        'A person took this decision. Nothing was decided automatically.',
      ],
      fact: '{decision}\nReport {number}, {what}, {at}',
      button: 'Make a complaint',
      after: [
        'You disagree? Up to and including {until} you can make a complaint free of charge. Mention number {number}; somebody else on our staff will then look at it again.',
        'You can also go to a certified dispute settlement body or to court.',
      ],
    },
    statement_of_reasons: {
      subject: 'A decision about your account',
      preheader: 'Here you can read what and why.',
      title: 'A decision about your account',
      body: [
        'After a report, a member of our staff looked at your account. This is the decision:',
        'This is what we established: {facts}',
        '{ground}',
        'The decision applies everywhere on {site} and has no end date. A person took it; nothing was decided automatically.',
      ],
      fact: '{decision}\nDecision {number}, {what}, {at}',
      button: 'Make a complaint',
      after: [
        'You disagree? Up to and including {until} you can make a complaint free of charge, also by email to {support}. Mention number {number}; somebody else on our staff will then look at it again.',
        'You can also go to a certified dispute settlement body or to court.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profile', photo: 'Photo', message: 'Message' },
    reasons: {
      minor: 'Someone under 18',
      illegal_content: 'Something illegal',
      threats_or_hate: 'Threats or hate',
      scam_or_money: 'A scam or asking for money',
      impersonation: 'Pretending to be someone else',
      nudity_without_consent: 'Nudity without consent',
      contact_or_advertising: 'Contact details or advertising',
      something_else: 'Something else',
    },
    decisions: {
      no_action: 'We are not taking action.',
      remove_content: 'We have removed what you reported.',
      ban: 'We have blocked the account.',
    },
    own_decisions: {
      remove_content: 'We have removed something of yours.',
      ban: 'We have blocked your account.',
    },
    grounds: {
      terms: 'We judged this by our terms: {ground}',
      law: 'We judged this by the law: {ground}',
    },
  },
}
