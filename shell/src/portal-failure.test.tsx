import { jest } from '@jest/globals';
import { addTexts, startTexts } from '@portico/i18n';
import { render, screen } from '@testing-library/react';
import english from './i18n/en.json' with { type: 'json' };
import { RemoteBoundary } from './federation/remote-boundary';
import { SHELL } from './federation/report-error';
import { PortalFailure } from './portal-failure';

function Broken(): never {
  throw new Error('the frame broke');
}

it('says that the portal itself broke, and offers to load it again', () => {
  startTexts('en');
  addTexts('en', 'shell', english);
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <RemoteBoundary source={SHELL} renderError={() => <PortalFailure />}>
      <Broken />
    </RemoteBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: english.failure.reload })).toBeVisible();
  expect(document.title).toBe(english.failure.title);
  expect(reported).toHaveBeenCalled();
});
