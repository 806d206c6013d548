import type { ReactNode } from 'react'
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  render,
  Section,
  Text,
  toPlainText,
} from 'react-email'
import * as style from './style.ts'

interface MailContent {
  subject: string
  /** What a mailbox shows after the subject. */
  preview: string
  children: ReactNode
}

/** The mail in its two forms; without a picture or anything else fetched from outside. */
export async function written({ subject, preview, children }: MailContent) {
  const html = await render(
    <Html lang="fr" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{style.DARK}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body lang="fr" className="paper" style={style.body}>
        <Container className="surface" style={style.sheet}>
          <Text className="soft" style={style.brand}>
            Vis-à-vis
          </Text>
          <Heading as="h1" className="ink" style={style.heading}>
            {subject}
          </Heading>
          {children}
          <Text className="soft" style={style.foot}>
            Cet email a été envoyé automatiquement par Vis-à-vis, le simulateur d'entretien
            d'embauche.
          </Text>
        </Container>
      </Body>
    </Html>,
  )
  return { subject, html, text: toPlainText(html, TEXT_FORM) }
}

/** The one thing to do, as a button and as an address to copy. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Section>
        <Button className="action" href={href} style={style.button} data-skip-in-text="true">
          {children}
        </Button>
      </Section>
      <Text className="soft" style={style.small}>
        Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :
        <br />
        <Link className="soft" href={href} style={style.address}>
          {href}
        </Link>
      </Text>
    </>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={style.paragraph}>
      {children}
    </Text>
  )
}

const TEXT_FORM = {
  wordwrap: false as const,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false as const } },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
  ],
}
