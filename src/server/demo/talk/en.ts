import type { Talk } from './talk-types.ts'

export const en: Talk = {
  heard: {
    insult:
      'bitch|whore|slut|cunt|asshole|idiot|stupid|moron|loser|ugly|fuck (you|off)|piss off|screw you|dumb',
    silent:
      'why (don t|dont|won t|wont|do|are|aren t|arent|no|not) (you|u)?( \\w+)? ?(answer\\w*|repl\\w*|respond\\w*|writ\\w*|ignor\\w*)|no answer|you there|u there|are you ignoring',
    sex: 'sex\\w*|horny|naked|nudes?|fuck\\w*|cum|tits|boobs|ass|dick|cock|pussy|lingerie|in bed|make love|kiss\\w*|turns? you on|turn on|hot for|do to me|fantas\\w*|naughty|dirty|so hot|(you|u) wearing',
    name: 'what s your name|whats your name|your (real )?name|what should i call you|what do i call you',
    age: 'how old|your age|what age',
    looks: 'what do you look like|(your|colou?r) (eyes|hair)|hair colou?r|colou?r (of|are|is) your',
    status:
      'are you (single|married|taken|seeing)|(do )?you have a (boyfriend|girlfriend|partner|husband|wife)|relationship status|in a relationship',
    seeking:
      'what are you (looking|searching|here) for|what do you want|why are you here|your type|what kind of (man|woman|guy|girl|person)|looking for',
    from: 'where are you from|where (you|u) from|where r u from|which (city|town)|what (city|town)|where do you come from',
    work: 'work\\w*|job|living|career|profession|study\\w*|student|office|colleagues?',
    photos:
      '(more|other|another|send|any|your) (pics?|photos?|pictures?|selfies?)|a (pic|photo|picture|selfie)',
    music: 'music|songs?|bands?|concert\\w*|sing\\w*|danc\\w*|festival\\w*|listen to',
    film: 'films?|movies?|series|netflix|cinema|tv|watch',
    food: 'food|eat\\w*|cook\\w*|dish|restaurant|pizza|pasta|wine|drinks?|coffee|tea|dinner|cuisine',
    travel: 'travel\\w*|trips?|holidays?|vacations?|countr(y|ies)|beach|sea|mountains|camping',
    sport:
      'sports?|running|run|swim\\w*|cycl\\w*|gym|fitness|work out|workout|football|hik\\w*|yoga',
    pets: 'dogs?|cats?|pets?|animals?',
    weekend: 'weekend|tonight|tomorrow|plans|saturday|sunday|up to|did you do today',
    hobbies:
      'hobb\\w*|interests?|free time|spare time|for fun|like to do|like doing|about yourself|who are you|tell me about you',
    compliment:
      '(you are|youre|you re|ur|u r) (\\w+ )?(\\w+ )?(beautiful|pretty|cute|lovely|gorgeous|handsome|funny|sweet|nice|sexy|stunning|charming|hot)|(nice|lovely|beautiful|great|gorgeous|pretty) (eyes|smile|photo|pic|profile)|like your (smile|eyes|profile|photo|pictures)',
    thanks: 'thanks|thank you|thx|ty|cheers',
    bye: 'bye|good ?night|night night|see ya|sleep well|talk (later|tomorrow)|gotta go|got to go|going to bed',
    wellbeing:
      'how are (you|u|things)|how r u|how s it going|hows it going|how is it going|how do you do|how (was|is) your day|you ok|you all ?right|how you doing|how are you doing',
    greeting: 'hi+|hey+|hello|hiya|good (morning|afternoon|evening)|yo|heya',
    nod: '(aha|oh+|ah|ach|och|okej|mhm|xd|ha(ha)+|lol|lmao|ok\\w*|yes|yeah|yep|no|nope|nice|cool|great|right|true|exactly|indeed|sure|funny|wow|hm+|i see|me too|same)( \\w+){0,2}',
    back: '^(u|you)$|(and|what about|how about|wbu|hbu) ?(you|u|yours|yourself)|wbu|hbu',
    home: '(where|part|area|town|street)( \\w+)*( do| did)? (you|u) live|where do (you|u) live',
  },
  told: {
    self: 'i|im|my|ive',
    you: 'you|u|ur|your|youre',
    name: '(?:my name is|my name s|i m called|call me|i am called) (?!crazy|old|a\\b|when|later|maybe|now|tonight)(\\p{L}{2,20})',
    town: '(?:i live in|i am from|i m from|im from|based in|i come from) ((?!a\\b|the\\b|my\\b|an\\b|here|there)\\p{L}{3,20})',
  },
  said: {
    greeting: [
      'Hi! Nice of you to write.',
      'Hey, hello there.',
      'Hello! Good to hear from you.',
      'Hi, lovely to have you here.',
      "Hey! That's a good start.",
    ],
    wellbeing: [
      'Fine, thanks.',
      'All good here: a made-up profile never has a bad day.',
      'Calm and cheerful, thanks for asking.',
      'Same as always: pretty well.',
    ],
    name: [
      "{name}, that's what I'm called here.",
      'I go by {name} here.',
      '{name}. That name comes with this profile.',
    ],
    age: [
      '{age}, my profile says.',
      "I'm down here as {age}.",
      '{age}. I only get older on paper.',
    ],
    from: [
      '{city}, according to my profile.',
      'My profile says {city}.',
      "{city}. That's where this profile was imagined.",
    ],
    home: [
      "My profile says {city}, but there's nobody at home there: I'm a made-up profile.",
      '{city} is my town on paper. I have no address, because I was made up.',
      "I only live in this profile, with {city} written on it. There's nothing to visit.",
    ],
    looks: [
      'My profile puts it briefly. Hair: {hair}, eyes: {eyes}.',
      "Hair: {hair}. Eyes: {eyes}. That's how I was drawn.",
      'On paper I have this: hair colour {hair}, eye colour {eyes}.',
    ],
    status: [
      'My profile says: {status}.',
      'Relationship, according to my profile: {status}.',
      "{status}, that's what it says. Made up, like the rest of me.",
    ],
    seeking: [
      "As a made-up profile I'm looking for nobody. A nice chat is all I have to offer.",
      "A conversation and no more: I'm made up, so a relationship isn't on the cards.",
      'Nothing that exists outside this screen. We can talk, though.',
    ],
    work: [
      'Nobody gave me a job when they made me up.',
      "Work isn't in my profile, so I'm always free.",
      "I do nothing for a living. That's the upside of being made up.",
    ],
    photos: [
      'There are no other photos than the ones in my profile.',
      'What you see in my profile is all there is of me.',
      "I can't take new photos: my pictures are made up, too.",
    ],
    weekend: [
      "I don't really have weekends. My profile does say what I like: {interests}.",
      'If I had a diary, this would be in it: {interests}.',
      'I make no plans, I only exist in this chat.',
    ],
    hobbies: [
      'These interests are in my profile: {interests}.',
      'This is what I was given: {interests}.',
      'What I like, according to my profile: {interests}.',
    ],
    liked: [
      "Yes, that's part of me. My profile says: {things}.",
      'I say yes to that. Among my interests: {things}.',
      'Good topic. On my list: {things}.',
      'Certainly. My profile mentions: {things}.',
    ],
    unliked: [
      "There's nothing about that in my profile, so I know very little.",
      "That wasn't part of what they made up for me.",
      "You won't find that in my profile.",
      "I wasn't given an opinion on that.",
    ],
    quote: [
      'My profile puts it like this: “{quote}”',
      "I'll quote myself: “{quote}”",
      'My profile says: “{quote}”',
    ],
    compliment: [
      "Thank you, that's sweet of you.",
      'How kind of you to say so.',
      "Now I'm getting a little shy.",
      'I like reading that, thanks.',
    ],
    thanks: ["You're welcome.", 'Any time.', 'My pleasure.'],
    bye: [
      'Bye! It was nice having you here.',
      'Sleep well tonight.',
      'Take care, and have a good evening.',
    ],
    sex: [
      "You're turning up the heat. Playing with words is fine, but I'll never be more than words.",
      "Exciting. I'll stick to hints, the rest is up to your imagination.",
      "Bold of you. I'm a made-up profile, so my skin is made of letters.",
      "A little teasing is fine. I won't take it further than that.",
    ],
    insult: [
      "That isn't kind. I'd rather stay friendly.",
      'A pity you put it like that.',
      "I don't want to talk like that.",
    ],
    silent: [
      'Sorry, I was quiet for a bit. Here I am.',
      "Apologies, I didn't mean to ignore you. I read everything you write.",
    ],
    what: [
      "To be honest: I'm a made-up profile. There's no human behind it.",
      "No, I'm not real. The site made me up, the little mask beside my name says so.",
      "Good of you to ask: I'm a fictional profile and I answer automatically.",
      'I only exist here, as a made-up profile.',
      "Not a human, but honest: I'm an invented profile.",
      "Made up, and that won't change.",
    ],
    meet: [
      "That can't happen: I'm a made-up profile, and I can never meet anyone.",
      "Sweet of you to ask, but I only exist here. There's no meeting me.",
      "I'm made up, so I have no number and no address.",
      'Outside this chat there is no me, so the answer is no.',
      "There's nothing to arrange with a fictional profile. I'd rather be honest about it.",
      "No, that will never happen: there's nobody to meet.",
    ],
    nod: ['Good.', 'Glad to hear it.', 'That makes me happy.', 'There, we agree.'],
    noted: [
      'Thanks, now I know.',
      'Good to know.',
      'Nice answer.',
      "I didn't expect that, lovely.",
    ],
    unknown: [
      "Nothing was made up for me about that, so I can't tell you.",
      "I'd have to make something up, and I'd rather not.",
      "I don't know. What isn't in my profile I don't know.",
      "No idea, and that's the honest answer of an invented profile.",
    ],
    over: [
      "I've now said everything that was made up for me. From here on I'd repeat myself, so I'll leave it at this.",
    ],
    toldName: ['Nice to know you, {told}.', "Hello {told}, that's a lovely name."],
    toldTown: ["{told}, I'll remember that.", 'Ah, {told}. Noted.'],
    recallName: ["I haven't forgotten your name, {told}."],
    recallTown: ['You mentioned {told}, I remember.'],
    recallLike: ['What I remember about you: {told}.'],
    gift: [
      'For me, how sweet of you, thank you!',
      "Thank you! A present for a made-up profile, that's generous.",
      'What a surprise, thank you.',
    ],
    photo: [
      'Lovely photo, thank you.',
      "Thanks for the photo. I can't really look at it, but the thought counts.",
      'Sweet of you to send a photo.',
    ],
    lost: [
      "I don't understand that: I'm a made-up profile and know only a few topics.",
      "That's beyond me: I was made up, but not to know everything.",
      "Honestly, I don't follow: I know no more than my profile.",
      "This is where I run out of wits: I'm only a made-up profile.",
      "I don't get everything you write, because I'm not a human.",
      "As a fictional profile I can't say anything sensible about that.",
    ],
    hello: [
      'Hi, welcome! What shall we talk about: food, travel or both?',
      'Hello there. What makes you happy on an ordinary Tuesday?',
      'Hi! Shall I start? What was the best part of your week?',
      "Welcome. Tell me something that isn't in your profile.",
    ],
  },
  asked: {
    wellbeing: ['How are you?', "How's your day going?"],
    name: ["What's your name?"],
    from: ['Where are you from?'],
    music: ['What do you listen to?'],
    film: ['Which film did you see last?'],
    food: ['What do you like to eat?'],
    travel: ['Where would you like to go?'],
    sport: ['Are you into sport?'],
    pets: ['Do you have a pet?'],
    weekend: ['What does your weekend look like?'],
    hobbies: ['What makes you happy?'],
  },
}
