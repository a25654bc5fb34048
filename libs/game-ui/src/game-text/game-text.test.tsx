import { renderInPortal } from '@portico/testing/react';
import { cleanup, screen } from '@testing-library/react';
import { GameText } from './game-text';

const show = (runs: Parameters<typeof GameText>[0]['runs']) =>
  renderInPortal(<GameText runs={runs} />, { path: '/', texts: {} });

describe('game text', () => {
  it.each([
    ['item', '/item/7'],
    ['monster', '/monster/7'],
    ['map', '/map/7'],
    ['npc', '/npc/7'],
    ['quest', '/quest/7'],
  ] as const)('leads from a mentioned %s to its page', (link, address) => {
    show([{ text: 'See ' }, { text: 'the thing', link, id: 7 }]);
    expect(screen.getByRole('link', { name: 'the thing' })).toHaveAttribute('href', address);
  });

  it('has a card at what it mentions, but none inside of a card', () => {
    const runs = [{ text: 'the crab', link: 'monster', id: 7 } as const];
    show(runs);
    expect(screen.getByRole('link')).toHaveAttribute('data-card', 'monster 7');
    cleanup();
    renderInPortal(<GameText runs={runs} hasCards={false} />, { path: '/', texts: {} });
    expect(screen.getByRole('link')).not.toHaveAttribute('data-card');
  });

  it('styles coloured and bold words', () => {
    show([{ text: 'fifty shells', color: 'red', bold: true }]);
    expect(screen.getByText('fifty shells')).toHaveClass('red', 'bold');
  });

  it('shows what looks like HTML as words', () => {
    const { container } = show([{ text: '<img src=x onerror=alert(1)>' }]);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });
});
