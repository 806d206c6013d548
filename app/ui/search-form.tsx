import type { ComponentProps, FormEvent } from 'react'
import { useNavigate } from 'react-router'

/** A form whose fields make an address under `action`, followed without a load; before JavaScript arrives it leads there by itself. */
export function SearchForm({ action, ...rest }: ComponentProps<'form'> & { action: string }) {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)]
    const asked = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
    const place = `${action}?${asked}`
    void navigate(place, { replace: place === location.pathname + location.search })
  }
  return <form action={action} onSubmit={search} {...rest} />
}
