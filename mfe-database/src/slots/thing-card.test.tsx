import type { Answer } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { TEXTS } from '../test/texts';
import thingCard from './thing-card';

type Item = Answer<'/api/itemdatabase/item/{id}'>;

const source = (changes: Partial<Item['dropSources'][number]>): Item['dropSources'][number] => ({
  type: 'monster',
  dropperid: 100100,
  name: 'Dockside Crab',
  level: 12,
  boss: false,
  minQuantity: 1,
  maxQuantity: 1,
  dropPercent: 0.2,
  actualPercent: 0.6,
  questId: null,
  ...changes,
});

const ITEM: Item = {
  item: {
    id: 4000019,
    name: 'Crab Shell',
    type: 'etc',
    description: '',
    descriptionRuns: [],
    weaponType: null,
    properties: {},
  },
  dropSources: [],
  soldBy: [],
  madeFrom: null,
  usedToMake: [],
  quests: [],
  importedAt: 1_767_225_600_000,
  dropsAsOf: 1_767_225_600_000,
};

function open(dropSources: Item['dropSources'], language: 'en' | 'ru' = 'en') {
  return renderInPortal(<thingCard.Component kind="item" id={4000019} />, {
    path: '/',
    language,
    api: { '/api/itemdatabase/item/4000019': { ...ITEM, dropSources } },
    texts: { 'mfe-database': TEXTS[language] },
  });
}

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

it('shows the two best of all sources, and says which drop is for a quest', async () => {
  const weak = source({ dropperid: 100101, name: 'Moss Crab', dropPercent: 0.01, actualPercent: 0.03 });
  open([weak, source({}), source({ dropPercent: 20, actualPercent: 60, questId: 2000 })]);
  expect(await screen.findByText('3 sources')).toBeVisible();
  expect(terms()).toEqual(['Dockside Crab · Quest item', 'Dockside Crab']);
  expect(screen.getByText('60.000%')).toBeVisible();
});

it('shows of a monster only its strength and its elements', async () => {
  const monster = {
    id: 100100,
    name: 'Dockside Crab',
    level: 12,
    boss: false,
    maxHp: 240,
    maxMp: 15,
    exp: 33,
  };
  renderInPortal(<thingCard.Component kind="monster" id={100100} />, {
    path: '/',
    api: {
      '/api/itemdatabase/monster/100100': {
        monster: { ...monster, properties: { PADamage: 40, speed: -20 } },
        maps: [],
        quests: [],
      },
    },
    texts: { 'mfe-database': TEXTS.en },
  });
  expect(await screen.findByText('240')).toBeVisible();
  expect(terms()).not.toContain('Attack Power');
  expect(screen.queryByText(/100100/)).not.toBeInTheDocument();
});

it('names the drop of all monsters in the language of the page', async () => {
  open([source({ type: 'global', dropperid: 1, name: 'Every monster', level: null })], 'ru');
  expect(await screen.findByText('Любой монстр')).toBeVisible();
  expect(screen.queryByText('Every monster')).not.toBeInTheDocument();
});
