/** What can be put into a message, by the groups it is shown in: a choice that fits what people write here. */
export const EMOJI = {
  smileys:
    '😊 🙂 😉 😄 😁 😂 🤣 😅 😍 🥰 😘 😋 😜 🤪 😎 🤩 🥳 😇 🤗 🤔 🤭 🤫 😏 😬 🙃 😌 😴 🥱 😳 🥺 😢 😭 😤 😡 😱 🤯 🙄 😶',
  love: '❤️ 🧡 💛 💚 💙 💜 🤎 🖤 🤍 💔 💕 💞 💓 💗 💖 💘 💝 💋 💌 🌹 💍 🔥',
  gestures: '👍 👎 👌 👏 🙌 🙏 💪 🤝 👋 ✌️ 🤞 🤙 👉 👈 👆 🤷 🤦 🙋 💃 🕺 🧘 🏃 🚴 🏊',
  nature: '🐶 🐱 🐻 🦊 🐴 🦋 🐝 🌸 🌷 🌻 🌿 🍀 🌳 🌲 ☀️ 🌤️ 🌧️ ⛄ 🌈 🌊 🌙 ⭐',
  food: '☕ 🍵 🍷 🍸 🍹 🍺 🥂 🍾 🍕 🍝 🍔 🍟 🌮 🍣 🥗 🧀 🥐 🍓 🍒 🍑 🍫 🍰 🍪 🍦',
  going_out: '🎉 🎂 🎁 🎈 🎶 🎤 🎸 🎬 🎭 🎨 🎮 ⚽ 🎾 ⛷️ 🏖️ 🏕️ ✈️ 🚗 🚲 🏍️ 🏡 🌍 📷 📚',
  signs: '✅ ❌ ❓ ❗ 💯 ✨ 💤 💬 👀 ⏰ 📅 📍 🆗',
} as const

export type EmojiGroup = keyof typeof EMOJI
