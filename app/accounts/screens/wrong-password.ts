import { isUnauthorized } from '#app/platform/http/call-api.ts'

/** Whether a login was refused for what was typed, which is said at the field too. */
export const isWrongPassword = isUnauthorized
