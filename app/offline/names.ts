/** Where what was shared by another application waits for the page that takes it. */
export const SHARED = 'shared'
export const SHARED_TEXT = '/shared/text'
export const SHARED_FILE = '/shared/file'
/** The name of a file, in the header that keeps it. */
export const FILE_NAME = 'X-File-Name'
/** What the address of the offer says when something was shared. */
export const WAS_SHARED = '#partage'
export const OFFER = '/job-description'

/** What the home page asks for when one comes back to it. */
export const HOME_DATA = '/_.data'

/** The screens that must open without a network, and the one that they start from. */
export const SHELL = ['/', OFFER, '/simulator', '/feedback', '/summary'] as const
