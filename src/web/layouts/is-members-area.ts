const MEMBERS_AREA = /^(members|members-id|chats|likes|likes-type|likes-m-id|premium)$/

/** Whether a route is in the members area, where members are told what they should know. */
export function isMembersArea(route: string): boolean {
  return MEMBERS_AREA.test(route)
}
