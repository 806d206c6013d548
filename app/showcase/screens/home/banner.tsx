import type { ReactNode } from 'react'

export const Banner = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 max-w-[30rem] rounded-xl border-l-4 border-improve bg-improve-tint px-5 py-4 leading-normal">
    <p className="font-semibold">Vous avez utilisé vos 3 simulations gratuites</p>
    <p className="mt-1 text-base">{children}</p>
  </div>
)
