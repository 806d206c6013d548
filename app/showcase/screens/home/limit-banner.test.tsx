// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Remaining } from '#app/simulation/remaining.tsx'
import { LimitBanner } from './limit-banner.tsx'

test('a visitor who used the three free simulations is told so, and what comes next', () => {
  localStorage.setItem('anonymous_simulations', '3')

  render(<LimitBanner />)

  screen.getByText('Vous avez utilisé vos 3 simulations gratuites')
  screen.getByText(
    'Connectez-vous ou créez un compte pour des simulations illimitées. Un compte gratuit en ajoute trois\u00a0; avec Premium, elles sont illimitées.',
    { normalizer: (text) => text },
  )
  cleanup()
})

test('a visitor with a simulation left sees no banner', () => {
  localStorage.setItem('anonymous_simulations', '2')

  const { container } = render(<LimitBanner />)

  expect(container.textContent).toBe('')
  cleanup()
})

test('an account that used its free simulations is told so before the server is asked', () => {
  localStorage.setItem('token', 'jeton')
  localStorage.setItem('used_up', '1')
  const Home = createRoutesStub([{ path: '/', Component: LimitBanner }])

  render(<Home />)

  screen.getByText('Vous avez utilisé vos 3 simulations gratuites')
  screen.getByText(/^Vous avez fait les trois simulations du compte gratuit/)
  expect(screen.queryByText(/^Connectez-vous/)).toBeNull()
  cleanup()
  localStorage.clear()
})

test.each([
  ['0', 'Simulations restantes: 3/3'],
  ['2', 'Simulations restantes: 1/3'],
  ['7', 'Simulations restantes: 0/3'],
  ['beaucoup', 'Simulations restantes: 3/3'],
])('with a count of %s the header says « %s »', (stored, words) => {
  localStorage.setItem('anonymous_simulations', stored)

  const { container } = render(<Remaining />)

  expect(container.textContent).toBe(words)
  cleanup()
})
