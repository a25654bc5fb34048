import { renderInPortal } from '@portico/testing/react';
import { screen, waitFor } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';
import { Bargains } from './bargains';
import { ORE_OFFER, type Goods } from './test/ore-offer';

const TEXTS = { 'mfe-market': texts };

const openMarket = (path: string, api: Record<string, unknown>) =>
  renderInPortal(<remote.Component />, { path, api, texts: TEXTS });

describe('prices below the usual one', () => {
  const [ORE] = ORE_OFFER.items;
  if (ORE === undefined) throw new Error('The market sells ore');
  const of = (percentOfUsual: number): Goods => ({
    ...ORE_OFFER,
    items: [{ ...ORE, item: { ...ORE.item, percentOfUsual } }],
  });
  const CALL = '/api/market/items?below=80&limit=12&sort=usual_asc';

  it('are on the home page, with the way to all of them', async () => {
    renderInPortal(<Bargains />, { path: '/', api: { [CALL]: of(55) }, texts: TEXTS });
    const offer = await screen.findByRole('link', { name: /Iron Ore/ });
    expect(offer).toHaveAttribute('href', '/market/11');
    expect(offer).toHaveTextContent('Iron Ore162mesos45% below usualFM4, Channel 2');
    expect(screen.getByRole('link', { name: 'All bargains' })).toHaveAttribute(
      'href',
      '/market/search?below=80&sort=usual_asc',
    );
  });

  it('have one offer of each item, the cheapest', async () => {
    const [cheap, dear] = [of(50), of(60)].flatMap(({ items }) => items);
    const api = { [CALL]: { ...ORE_OFFER, items: [cheap, dear] } };
    renderInPortal(<Bargains />, { path: '/', api, texts: TEXTS });
    expect(await screen.findByRole('link', { name: /Iron Ore/ })).toHaveTextContent('50% below usual');
  });

  it('are asked for ahead by the same call', () => {
    expect(remote.declaration.slots?.['home.bargains']).toMatchObject({ data: [CALL] });
  });

  it('are no section without any', async () => {
    const none = { ...ORE_OFFER, items: [] };
    const { asked } = renderInPortal(<Bargains />, {
      path: '/',
      api: { [CALL]: none },
      texts: TEXTS,
    });
    await waitFor(() => expect(asked).toContain(CALL));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it.each([
    [15, '85% below usual · check this price'],
    [1200, '12 times the usual price · check this price'],
    [400, '4 times the usual price'],
  ])('at %i %% of it: %s', async (percent, text) => {
    openMarket('/market/search?search=ore', { '/api/market/items?search=ore': of(percent) });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('and kinds of equipment are filters with badges', async () => {
    const { asked } = openMarket('/market/search?gear=gloves&below=50', {});
    await waitFor(() => expect(asked).toEqual(['/api/market/items?below=50&gear=gloves']));
    expect(screen.getByRole('link', { name: /At least 50% below usual/ })).toHaveAttribute(
      'href',
      '/market/search?gear=gloves',
    );
    expect(screen.getByRole('link', { name: /Gloves/ })).toHaveAttribute('href', '/market/search?below=50');
  });
});
