/**
 * Every key of the query cache, once, so that renewing or forgetting something names what loading it named. The first word
 * says what it is; what more it depends on follows where it is loaded. What only its owner may see stands under `own`.
 */
export const settingsKey = ['settings'] as const
export const areasKey = ['areas'] as const
export const chunkKey = ['chunk'] as const

export const userKey = ['user'] as const
export const activationKey = [...userKey, 'activation'] as const
export const userAfterKey = [...userKey, 'after'] as const

export const ownKey = ['own'] as const
export const ordersKey = [...ownKey, 'orders'] as const
export const withdrawableKey = [...ordersKey, 'withdrawable'] as const
export const orderListKey = [...ordersKey, 'list'] as const
export const repeatsKey = [...ordersKey, 'repeats'] as const
export const mandatesKey = [...ownKey, 'mandates'] as const
export const checkoutKey = [...ownKey, 'checkout'] as const
export const creditsKey = [...ownKey, 'credits'] as const
export const packagesKey = [...ownKey, 'packages'] as const
export const photosKey = [...ownKey, 'photos'] as const
export const ownAddressKey = [...ownKey, 'address'] as const

export const ageCheckKey = ['age-check'] as const

export const startKey = [...ownKey, 'start'] as const
export const forYouKey = ['for-you'] as const

export const chatsKey = ['chats'] as const
export const chatListKey = [...chatsKey, 'list'] as const
export const threadsKey = [...chatsKey, 'thread'] as const

export const likesKey = ['likes'] as const
export const likeSeenKey = ['like-seen'] as const
export const lookKey = ['look'] as const
export const memberKey = ['member'] as const
export const blockedKey = ['blocked'] as const
export const searchKey = ['search'] as const
export const searchCountKey = ['search-count'] as const
export const searchHintsKey = ['search-hints'] as const
export const savedSearchesKey = ['saved-searches'] as const
export const justOnlineKey = ['just-online'] as const
export const swipeGameKey = ['swipe-game'] as const
export const matchFinderKey = ['match-finder'] as const

export const passkeysKey = [...ownKey, 'passkeys'] as const
export const sessionsKey = ['sessions'] as const
export const preferencesKey = ['preferences'] as const
export const showcaseKey = [...ownKey, 'showcase'] as const
export const regionsKey = ['regions'] as const
export const placesKey = ['places'] as const
export const geocodeKey = ['geocode'] as const

export const signupTargetKey = ['signup-target'] as const
export const signupMatchesKey = ['signup-matches'] as const
export const didYouMeanKey = ['did-you-mean'] as const
export const mailChangeKey = ['mail-change'] as const
export const resetLinkKey = ['reset-link'] as const
