/** What a mail program shows of a raw mail: its subject and its text. */
export function readMail(raw: string) {
  const mail = raw.replaceAll('\r\n', '\n')
  const boundary = /boundary="?([^"\n;]+)"?/.exec(mail)?.[1]
  const parts = boundary ? mail.split(`--${boundary}`) : [mail]
  const plain = parts.find((part) => /^content-type: text\/plain/im.test(part)) ?? mail
  const headersEnd = plain.indexOf('\n\n')
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(plain)?.[1] ?? ''
  return { subject: subjectOf(mail), text: bodyOf(plain.slice(headersEnd + 2), encoding) }
}

function subjectOf(mail: string): string {
  const folded = /^subject: (.*(?:\n[ \t].*)*)/im.exec(mail)?.[1] ?? ''
  return folded
    .replace(/\n[ \t]/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')),
    )
}

function bodyOf(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? quotedPrintable(body) : body
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
