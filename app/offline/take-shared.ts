import { FILE_NAME, OFFER, SHARED, SHARED_FILE, SHARED_TEXT, WAS_SHARED } from './names.ts'

/** What another application shares stays on this device, until the page of the offer takes it. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const kept = await caches.open(SHARED)
  const words = ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : []
  })
  if (words.length > 0) await kept.put(SHARED_TEXT, new Response(words.join('\n')))
  const file = form.get('file')
  if (file instanceof File && file.size > 0) {
    const headers = { [FILE_NAME]: encodeURIComponent(file.name) }
    await kept.put(SHARED_FILE, new Response(file, { headers }))
  }
  return Response.redirect(`${OFFER}${WAS_SHARED}`, 303)
}
