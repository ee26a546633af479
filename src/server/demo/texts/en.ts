import type { DemoTexts } from './text-types.ts'

export const en: DemoTexts = {
  openings: [
    '{Down-to-earth|Cheerful|Curious|Slightly stubborn} and fond of {dry humour|terrible puns|a good story|plans made at the last minute}.',
    'By day {behind a desk|always on the move|busy with work I like}, by night {happiest at a long table|ready for a proper conversation}.',
    'I’m the one who {arrives early and leaves last|reads the map and still takes the detour|finds a table outside as soon as the sun is out}.',
    'Friends call me {warm-hearted and a little headstrong|quiet until the music starts|an optimist with a full diary}.',
    'After a few {quiet|busy|eventful} years there’s room again for {something new|a little adventure|butterflies}.',
    'I like {people who don’t take themselves too seriously|laughing at nothing much|conversations that go somewhere}.',
    'My {best|worst} quality? I {remember everything|can’t sit still|never turn down cake}.',
    'To be honest, {this profile took three cups of coffee|a friend wrote the first draft|the long version is better}.',
    'A good day starts {with strong coffee and no hurry|outside, before breakfast|some time after ten}.',
    'I’m {more romantic than I look|less cool than my photo|shy until you make me laugh}.',
  ],
  pastimes: [
    [
      'cooking',
      'I cook {for too many people|without recipes|best on a Thursday}; {always with music on|always with too much garlic}.',
    ],
    [
      'travel',
      'Give me {a night train|a half-empty suitcase|no plan at all} and {an island where nobody knows me|a city I can’t pronounce}.',
    ],
    [
      'music',
      'There’s always music on: {soul, mostly|old records on Sunday mornings|anything with a good bass line}.',
    ],
    [
      'hiking',
      'I walk {for hours|by the sea when I can|even in the rain}, with {a flask of tea|someone who likes to talk}.',
    ],
    [
      'dancing',
      'I dance {better in kitchens than in clubs|with more passion than talent|as soon as someone joins in}.',
    ],
    [
      'wine',
      'A good red, {a plate of cheese|a table outside} and {nobody watching the clock|no hurry at all}.',
    ],
    [
      'art',
      'On rainy Sundays I wander through {a museum|small galleries}, {commentary included|never with the audio guide}.',
    ],
    ['gardening', 'My {balcony|garden} is {a small jungle|my therapy|edible until October}.'],
    [
      'theatre',
      'Give me {a small theatre|a seat in the third row} and I’m {quiet|happy} all evening.',
    ],
    [
      'swimming',
      'I swim {outdoors all year|in every lake I come across|my lengths each week}, {yes, in November too|towel always in the bag}.',
    ],
    ['running', 'I run {so I can eat cake|along the canal|mostly for the coffee afterwards}.'],
    [
      'photography',
      'I photograph {strangers on trains|light on old walls|things about to disappear}, {usually too slowly|always asking first}.',
    ],
    [
      null,
      'There’s always {a half-read novel|a pile of books} by my bed, {tips are welcome|and I always read too late}.',
    ],
    [
      null,
      'An old film, {a blanket|popcorn} and {the phone in another room|an argument about the ending}.',
    ],
    [null, 'My {dog|cat} {approves of anyone who stays long enough|runs this household}.'],
  ],
  closings: [
    'Tell me {your best bad joke|what made you laugh yesterday}, {then it’s my turn|and I’ll do the same}.',
    'A little excitement is welcome, {games aren’t|as long as it’s honest}.',
    'Rather {one real conversation|one good question} than {ten hellos|a hundred compliments}.',
    'A spark often starts with {a good sentence|a good question}.',
    'I can talk about {anything|nothing much|music} for hours.',
    'For a good story I’ll {stay up late|drop everything}.',
  ],
  invitations: [
    'Looking for someone {to laugh with|I can be quiet with|who knows what they want}, {no hurry|we’ll see about the rest}.',
    'Write first if you like, I {always answer|don’t bite|love a good question}.',
    'Do you dare {a walk without a destination|a dinner without a menu|a first date without phones}?',
    'Who knows, {perhaps we’ve been missing each other for years|next week we may be having coffee}.',
    'You {choose the place, I’ll bring the time|bring the story, I’ll bring the wine}.',
  ],
}
