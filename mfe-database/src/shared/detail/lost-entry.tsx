import type { GameTextLink } from '@portico/domain';
import { LostPage } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { DatabaseTab } from '../../paths';
import { BackToDatabase } from '../lists/back-to-database';

const TABS = {
  item: 'items',
  monster: 'items',
  npc: 'items',
  map: 'maps',
  quest: 'quests',
} as const satisfies Record<GameTextLink, DatabaseTab>;

export function LostEntry({ kind }: { kind: GameTextLink }) {
  const t = useTexts('mfe-database');
  const title = t(`${kind}.notFound.title`);
  const text = t(`${kind}.notFound.text`);
  return <LostPage title={title} hint={text} actions={<BackToDatabase tab={TABS[kind]} />} />;
}
