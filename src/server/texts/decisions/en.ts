import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof: 'The proof of age given from your account says that its owner is under 18.',
  policies: {
    under_18: {
      name: 'Under 18',
      text: 'Everyone on this site is 18 or older. We close accounts of people who are younger.',
    },
    child_content: {
      name: 'Minors and sex',
      text: 'Pictures or text that sexualise anyone under 18 are never allowed, even if that person only looks younger or isn’t real.',
    },
    intimate_without_consent: {
      name: 'Intimate pictures without consent',
      text: 'Don’t post or send nude or sexual pictures of anyone who hasn’t agreed to it.',
    },
    threats: {
      name: 'Threats and harassment',
      text: 'Don’t threaten, blackmail or stalk anyone. If someone asks you to stop, stop.',
    },
    hate: {
      name: 'Hate',
      text: 'Don’t put anyone down for their origin, skin colour, religion, gender, orientation, disability or age, and don’t stir up hatred.',
    },
    unwanted_sexual: {
      name: 'Unwanted sexual messages',
      text: 'Don’t send sexual messages or photos to people who didn’t ask for them or who show that they don’t want them.',
    },
    scam: {
      name: 'Scams and asking for money',
      text: 'Don’t ask anyone for money, gift cards, bank details or codes, and don’t lure anyone into paying.',
    },
    impersonation: {
      name: 'Someone else’s photo or name',
      text: 'Use photos of yourself, and don’t pretend to be someone else.',
    },
    fake_profile: {
      name: 'Fake profile',
      text: 'Behind every account is one real person who uses it. We close accounts that are made up, bought or run by software.',
    },
    contact_details: {
      name: 'Contact details in the profile',
      text: 'Without Premium, don’t put phone numbers, addresses, links or names of other services in your profile or on your photos.',
    },
    advertising: {
      name: 'Spam and advertising',
      text: 'Don’t advertise, and don’t send the same message to lots of people.',
    },
    paid_services: {
      name: 'Paid or illegal services',
      text: 'Don’t offer sex for money, drugs, weapons or anything else that’s illegal, and don’t look for it here.',
    },
    nudity: {
      name: 'Nudity where it isn’t allowed',
      text: 'Photos that everyone can see mustn’t show genitals or sex.',
    },
    unfit_photo: {
      name: 'A photo that doesn’t fit',
      text: 'Your profile photo has to show you. We don’t show landscapes, logos, drawings or pictures that are hard to make out.',
    },
  },
  statement: {
    title: 'A decision about your account',
    terms: {
      measure: 'What we did',
      scope: 'Where and for how long',
      facts: 'What we found',
      found: 'How we found out',
      rule: 'The rule',
      contest: 'If you disagree',
    },
    measures: {
      warn: 'This is a warning.',
      photo: 'We’ve removed one of your photos.',
      message: 'We’ve removed one of your messages.',
      about: 'We’ve removed the text in your profile.',
      photos: 'We’ve removed your photos.',
      about_photos: 'We’ve removed your photos and the text in your profile.',
      hide: 'We’ve hidden your profile. Nobody else can see it.',
      suspend: 'We’ve suspended your account for {days}.',
      ban: 'We’ve blocked your account.',
    },
    scope: {
      warning: 'Nothing has been restricted: you can keep using {site} as before.',
      lasting: 'The decision applies everywhere on {site}, in every country, and has no end date.',
      ending:
        'The decision applies everywhere on {site}, in every country, until {end}. Then it ends by itself.',
    },
    found: {
      notice: 'Someone pointed it out to us.',
      own: 'We found it ourselves, without a report.',
    },
    decided: {
      by_person: 'A person looked at it and made the decision. Nothing was decided automatically.',
      by_rule:
        'An automatic rule found this and made the decision. If you appeal, a person will look at it.',
    },
    grounds: {
      terms:
        '{name}. {text} This is in article {article} of our terms, and what we found breaks that rule.',
      law: '{name}. {text} This is against the law ({article}), and what we found is covered by it.',
    },
    contest:
      'You can appeal free of charge until {until}, with the link in this e-mail and without logging in. Someone other than the person who made the decision will then look at it again.',
    elsewhere: {
      named:
        'You can also turn to a certified out-of-court dispute settlement body, such as {body}, or to a court.',
      any: 'You can also turn to a certified out-of-court dispute settlement body or to a court. The European Commission keeps the list of those bodies.',
    },
  },
}
