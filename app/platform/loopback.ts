/** Whether a host's name, as `URL` writes it, is this machine's own. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
