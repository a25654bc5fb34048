import { REACTOR_PARTY_QUESTS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { DropsState } from '../drops-state';
import { FilterChips } from './filter-chips';

/** Reactors of one party quest. */
export function PartyQuestFilter({ view, hrefWith }: DropsState) {
  const t = useTexts('mfe-admin');
  const quests = REACTOR_PARTY_QUESTS.map((partyQuest) => ({
    key: partyQuest,
    href: hrefWith({ partyQuest }),
    text: t(`drops.partyQuest.${partyQuest}`),
    isCurrent: view.partyQuest === partyQuest,
  }));
  const all = {
    key: 'all',
    href: hrefWith({ partyQuest: '' }),
    text: t('drops.partyQuest.all'),
    isCurrent: view.partyQuest === undefined,
  };
  return <FilterChips label={t('drops.partyQuest.label')} chips={[all, ...quests]} />;
}
