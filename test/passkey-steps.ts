import * as contract from '#contract/passkeys.ts'
import { getUser } from '#contract/user.ts'
import type { App } from '#server/http/route.ts'
import { caller } from './caller.ts'
import { authenticator } from './fakes/authenticator.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'

type Browser = ReturnType<typeof caller>
type Device = ReturnType<typeof authenticator>
type Faults = Parameters<Device['sign']>[1]
type Kind = Parameters<typeof authenticator>[0]

/** What members do with passkeys on a site, each step as a browser and a device do it together. */
export function passkeySteps(app: App, siteId: string) {
  async function addTo(browser: Browser, device: Device): Promise<string> {
    const { options } = (await browser.call(contract.beginPasskey, {})).body
    return (await browser.call(contract.addPasskey, device.create(options))).body.passkey.id
  }

  /** A member who has a passkey, logged in at a browser; their device is elsewhere, too. */
  async function aMember(wishes: Parameters<typeof makeMember>[2] = {}, kind: Kind = {}) {
    const member = await makeMember(app.db, siteId, wishes)
    const browser = await loggedIn(app, member.id)
    const device = authenticator(kind)
    const passkeyId = await addTo(browser, device)
    return { member, browser, device, passkeyId }
  }

  async function askedOf(browser: Browser) {
    return (await browser.call(contract.beginPasskeyLogin, {})).body.options
  }

  async function logIn(device: Device, faults: Faults = {}, browser = caller(app)) {
    const proof = device.sign(await askedOf(browser), faults)
    return { browser, ...(await browser.call(contract.logInWithPasskey, proof)) }
  }

  async function stepUp(browser: Browser, device: Device, faults: Faults = {}) {
    const { options } = (await browser.call(contract.beginPasskeyConfirmation, {})).body
    return browser.call(contract.confirmWithPasskey, device.sign(options, faults))
  }

  return { addTo, aMember, askedOf, logIn, stepUp }
}

/** Whether a browser is logged in. */
export async function isMember(browser: Browser): Promise<boolean> {
  return (await browser.call(getUser, {})).body.user !== null
}
