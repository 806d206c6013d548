/** Who runs the site, as its configuration says; a null is shown as missing. */
export interface Owner {
  name: string | null
  address: string | null
  id: string | null
  taxLine: string | null
  host: string | null
  phone: string | null
  /** The consumer mediator that the seller has joined, with its address. */
  mediator: string | null
  supportEmail: string | null
}

interface Configured {
  SELLER_NAME?: string | undefined
  SELLER_ADDRESS?: string | undefined
  SELLER_ID?: string | undefined
  TAX_LINE?: string | undefined
  HOST_NAME?: string | undefined
  SELLER_PHONE?: string | undefined
  CONSUMER_MEDIATOR?: string | undefined
  SUPPORT_EMAIL?: string | undefined
}

export const ownerFrom = (env: Configured): Owner => ({
  name: env.SELLER_NAME ?? null,
  address: env.SELLER_ADDRESS ?? null,
  id: env.SELLER_ID ?? null,
  taxLine: env.TAX_LINE ?? null,
  host: env.HOST_NAME ?? null,
  phone: env.SELLER_PHONE ?? null,
  mediator: env.CONSUMER_MEDIATOR ?? null,
  supportEmail: env.SUPPORT_EMAIL ?? null,
})
