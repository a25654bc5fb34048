import { callsAhead } from '@portico/testing/calls-ahead';
import { renderInPortal } from '@portico/testing/react';
import { waitFor } from '@testing-library/react';
import texts from './i18n/en.json' with { type: 'json' };
import remote from './remote';

describe('data that comes with a page', () => {
  it.each([
    '/database',
    '/database?type=etc',
    '/database?query=ring%20of&type=equipment&page=2&item=1112002',
    '/database?tab=items&mode=items&type=all&query=ring',
    '/database?searchMode=drops&dropRate=0.001-0.1&sortBy=relevance&sortOrder=desc',
    '/database?mode=monsters',
    '/database?mode=monsters&query=crab&page=2',
    '/database?mode=monsters&query=crab&monster=100100&item=1302000',
    '/database?searchMode=drops&dropRate=0.001-0.1&sortBy=drop_rate&sortOrder=asc',
    '/database?searchMode=items&query=oar&itemTypes=use.etc&attackPower=5-&page=2',
    '/database?tab=maps',
    '/database?tab=maps&page=3',
    '/database?tab=maps&query=crab&page=2',
    '/database?tab=maps&map=0',
    '/database?tab=quests',
    '/database?tab=quests&query=keeper',
    '/database?tab=quests&level=11&area=Global+Event&npc=old%20bram&page=2&quest=2000',
    '/database?tab=quests&query=keeper&level=71&npc=alma',
    '/database?tab=monsters',
    '/database?tab=monsters&query=crab&train=43&order=asc&page=2',
    '/database?tab=list',
    '/database?tab=list&query=oar&wornBy=thief&minLevel=10&sort=attackPower&order=asc&page=2',
    '/compare?items=1302000.1302001.1302000.x',
    '/compare?monsters=100100,100101.1.2.3',
    '/database?tab=npcs&occupation=Storage&gives=quests&sort=place',
    '/database?tab=maps&minLevel=10&sort=level&order=desc',
    '/database?tab=quests&order=desc',
    '/item/1302000',
    '/monster/100100',
    '/npc/1012003',
    '/map/100000000',
    '/quest/2000',
    '/training',
    '/training?level=43&way=magic&damage=900&accuracy=40&targets=6',
    '/training?level=0&targets=99',
    '/item/1302000/farm',
    '/item/1302000/farm?killsPerHour=900',
    '/drop-changes',
    '/drop-changes?page=2',
    '/drop-changes?item=1302000&page=2',
    '/drop-changes?monster=100100',
    '/drop-changes?item=1302000&monster=100100',
    '/drop-changes?set=7&item=1302000',
  ])('holds all that %s asks first', async (path) => {
    const { asked } = renderInPortal(<remote.Component />, { path, texts: { 'mfe-database': texts } });
    const expected = callsAhead(remote, path);
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(expected).toEqual(expect.arrayContaining(asked));
  });
});
