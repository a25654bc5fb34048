import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { MostDropped } from './most-dropped';

const ADDRESS = '/api/itemdatabase/popular-items?limit=6';

function open(items: object[], portal = {}) {
  return renderInPortal(<MostDropped />, {
    path: '/',
    api: { [ADDRESS]: items },
    texts: { 'mfe-database': texts },
    portal,
  });
}

describe('the items that most things drop', () => {
  it('are named with how many do, and lead to the item', async () => {
    open([
      { id: 4_020_009, name: "Rough Dragon's Eye", type: 'etc', sourceCount: 79 },
      { id: 2_000_000, name: 'Plum Tonic', type: 'use', sourceCount: 1 },
    ]);
    expect(await screen.findByRole('link', { name: /Rough Dragon's Eye\s*79 sources/ })).toHaveAttribute(
      'href',
      '/item/4020009',
    );
    expect(screen.getByRole('link', { name: /Plum Tonic\s*1 source$/ })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Popular items, by number of sources' })).toBeInTheDocument();
  });

  it('are none in a world without drops', async () => {
    open([]);
    expect(
      await screen.findByRole('heading', { name: 'No monster drops anything yet.' }),
    ).toBeInTheDocument();
  });

  it('are none where the server keeps no list of drops, which is said', async () => {
    open([], { unavailable: ['monsterDrops'] });
    expect(await screen.findByText('kit.unavailable.monsterDrops')).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
