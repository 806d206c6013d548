import { refreshCurrentAccount } from '#app/accounts/queries.ts'
import { CallFailure, callApi } from '#app/platform/http/call-api.ts'

/** A call for administrators: where that right is gone, the guard is told and shows its refusal. */
export const callAsAdmin: typeof callApi = async (...call) => {
  try {
    return await callApi(...call)
  } catch (error) {
    if (error instanceof CallFailure && error.status === 403) void refreshCurrentAccount()
    throw error
  }
}
