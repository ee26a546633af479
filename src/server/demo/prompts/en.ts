import type { DemoPrompts } from './prompt-types.ts'

export const en: DemoPrompts = {
  perfect_evening: [
    '{Something slow on the stove|A long table|Candles, lots of them}, {a good record|a bottle open|rain on the window} and {nowhere to be|the phone in the hall}.',
    '{A tiny gig|An old cinema|A walk by the river}, then {chips on a bench|one last drink in a proper pub|talking until they turn the lights on}.',
    '{A fire outside|A blanket on the balcony} and {stories that get taller as the night goes on|stars, no app needed|nobody mentioning work}.',
    'First {a sauna|a swim|some dancing}, then {soup|pizza from the box}, then {sleeping like a log|absolutely nothing}.',
  ],
  weak_for: [
    '{Warm hands|A low voice|Freckles} and {a bad idea at the right moment|someone who really listens|dry humour}.',
    '{A look that lasts a second too long|A hand on the small of my back|The smell of a neck}. {There I go|Every single time}.',
    'People who {sing in the car|share the last chip|can cook without a recipe}; {it says everything|works every time}.',
    '{Nerve|Calm|Self-mockery} with {a smile|a soft side|a glint in the eye}.',
  ],
  attention: [
    'you can {laugh at yourself|disagree with a smile|teach me something new}, {no hurry|and then do it again}.',
    'you {say more than ‘hi’|actually read this|ask a good question}. {One line will do|The rest takes care of itself}.',
    'you {smell good|can dance|greet the dog first} and {don’t know it|make nothing of it}.',
    'you {know what you want|stay calm while I ramble|talk with your eyes} and {say so|aren’t afraid of silence}.',
  ],
  secret: [
    'I {sing harmonies in the shower|can juggle three lemons|cry at adverts}, {only when nobody’s watching|ask the neighbours}.',
    'I once {spent a week in a monastery|won a cake-eating contest|stood on a stage in a cape}. {Long story|I’d do it again}.',
    'I sleep {with socks on|in the middle|with the window open}, {in July too|even when it snows}.',
    'There’s more {mischief|lace|ink} under this {sensible coat|wool jumper} than {you’d think|anyone knows}.',
  ],
  sunday: [
    '{A lie-in|Breakfast in bed|Fresh bread}, {yesterday’s paper|a very long shower} and {no alarm anywhere near|out of the door at two}.',
    '{A walk by the sea|Cycling nowhere in particular|A flea market}, with {apple pie|soup|chips} {as a reward|halfway}.',
    'All day in {pyjamas|a jumper two sizes too big}, with {a book|old records|a film or three} and {no guilt|something sweet}.',
    '{Pancakes|A pot of soup|A cake that goes wrong} and {a game that never ends|a nap on the sofa}.',
  ],
  laugh: [
    '{Dogs with opinions|Babies who look cross|People tripping over nothing}, {every time|especially when I shouldn’t}.',
    'My own {jokes|dance moves|voice messages}, {sadly|usually alone|sometimes days later}.',
    '{Misheard lyrics|Typos on menus|Giggles in a silent room}, {I can’t help it|tears down my face}.',
    '{Old photos with that haircut|My school diary|Holiday videos}. {What were we thinking|No mercy}.',
  ],
  first_date: [
    '{Coffee that turns into wine|One drink that becomes three|A walk that goes on too long} and {missing the last train|nobody checking the time}.',
    '{Doing something: bowling, climbing, cooking|Getting lost together}. {Talking comes by itself|Loser pays}.',
    '{A quiet café|A bench by the water|A food market} and {no CVs|laughing at our nerves|seeing whether it crackles}.',
    'No {three courses|job interview}; rather {a good joke|a kiss that’s allowed to go wrong|the long way home}.',
  ],
  fantasy: [
    '{A hotel room|A cabin in the woods|A night in a strange city}, {pretending we’ve never met|phones off|no hurry at all}.',
    '{Blindfolded|By candlelight|In the half-dark} and {not knowing what comes next|only a voice in my ear}.',
    '{Being seduced|Being seen|Being led} by someone {I trust|who takes their time}.',
    '{A swim in the moonlight|Summer rain|An empty sauna} and {no clothes|nobody for miles}. {The rest I’ll whisper|Ask me}.',
  ],
  turn_on: [
    '{Kisses on my neck|A hand in my hair|Fingers that take their time} and {a voice that drops|someone who asks what I like}.',
    '{Teasing|Waiting|A good story}, {all day long|with our clothes on|until I ask for it myself}.',
    '{Confident and kind|Clever and slightly wicked|Calm, and then suddenly not}: {that mix|yes please}.',
    '{Rolled-up sleeves|Bare shoulders|The smell of warm skin} and {nothing else|the door locked}.',
  ],
  try_once: [
    '{Skinny-dipping|Sleeping under the stars|Tango lessons}, {preferably not alone|before my next birthday}.',
    '{A sauna in Finland|The night train to Vienna|A month by the sea} and {no plan|no phone}.',
    '{A massage with warm oil|A club with a dress code|A game with a blindfold}. {Curious enough|With the right person}.',
    '{Skydiving|Karaoke in front of a full house|Surfing}, {I’ve said so for years|but I need a push}.',
  ],
  song: [
    '{Anything by Sade|Old soul|Marvin Gaye, obviously}, {quietly|with the lights off|on repeat}.',
    'Anything with {a slow bass|a saxophone|a French voice}, {best after eleven|best when it rains}.',
    '{Portishead|Nina Simone|D’Angelo}, {on vinyl|on the floor}. {Done|Every time}.',
    '{Abba, no shame|Prince, very loud|The worst of the nineties}: {I’m dancing within a minute|the whole kitchen joins in}.',
  ],
  dealbreaker: [
    '{Rude to the waiter|All talk, no questions|Always in a rush}: {short evening|I’m off}.',
    '{Games|Half-truths|Waiting three days to reply}. {Just say it|Honest is more fun}.',
    '{Your phone on the table|Photos from ten years ago}, {really|however nice the smile}.',
    'People who {can’t hear a no|look down on others|never say sorry} {needn’t wait for a yes|get no second chance}.',
  ],
}
