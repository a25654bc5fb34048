import type { Answer } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { Route, Routes } from 'react-router-dom';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { OIL_QUEST } from '../../../test/oil-quest';
import { QuestPage } from '../quest-page';

type QuestAnswer = Answer<'/api/maplestoryio/quests/{id}'>;
type Quest = QuestAnswer['quest'];
type RewardItem = Quest['rewards']['items'][number];

export const HELM: RewardItem = {
  id: 1002001,
  name: 'Tin Helm',
  count: 1,
  choice: 'random',
  chancePercent: 90,
  chances: [{ jobs: [], gender: null, percent: 90 }],
  gender: null,
  jobs: [],
  periodMinutes: null,
};

export const OIL: Quest = {
  ...OIL_QUEST,
  parent: '',
  description: 'Bring oil before dusk.',
  descriptionRuns: [
    { text: 'Bring ' },
    { text: 'oil', link: 'item', id: 4000019, color: 'blue' },
    { text: ' before dusk.' },
  ],
  progressRuns: [{ text: 'The lamp is nearly out.' }],
  completionRuns: [],
  objectives: [
    { type: 'monster', id: 100100, name: 'Dockside Crab', count: 30 },
    { type: 'item', id: 4000019, name: 'Crab Shell', count: 50 },
  ],
  requirements: {
    level: 10,
    maxLevel: null,
    job: 'Warrior',
    jobs: [{ id: 100, name: 'Warrior' }],
    quests: [{ id: 1999, name: 'A Lamp in the Fog' }],
    startedQuests: [],
    mesos: 500,
    fame: 0,
  },
  rewards: {
    exp: 300,
    meso: 0,
    fame: 2,
    items: [
      HELM,
      { ...HELM, id: 1002002, name: 'Brass Helm', chancePercent: 10, gender: 'male' },
      {
        ...HELM,
        id: 2000000,
        name: 'Sea Tonic',
        choice: 'chosen',
        chancePercent: null,
        chances: [],
        count: 5,
      },
    ],
  },
  chain: { before: [{ id: 1999, name: 'A Lamp in the Fog', level: null }], after: [] },
  endNpc: { id: 1012004, name: 'Harbor Master' },
};

/** Opens the page of the quest OIL. */
export function openQuest(changes: Partial<Quest> = {}, more: Record<string, unknown> = {}) {
  const answer: QuestAnswer = {
    quest: { ...OIL, ...changes },
    importedAt: 1_767_225_600_000,
    dropsAsOf: 1_767_225_600_000,
  };
  return renderInPortal(
    <Routes>
      <Route path="/quest/:id" element={<QuestPage />} />
    </Routes>,
    {
      path: '/quest/2000',
      api: { '/api/maplestoryio/quests/2000': answer, ...more },
      texts: { 'mfe-database': texts },
    },
  );
}
