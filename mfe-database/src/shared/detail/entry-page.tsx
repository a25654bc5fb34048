import type { GameTextLink } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { LostPage } from '@portico/portal-kit';
import { DetailPage, type DetailPageProps } from '@portico/portal-kit/detail-page';
import { LinkButton, LostState, Window } from '@portico/ui';
import { type DatabaseTab, paths } from '../../paths';

const TABS = {
  item: 'items',
  monster: 'items',
  npc: 'items',
  map: 'maps',
  quest: 'quests',
} as const satisfies Record<GameTextLink, DatabaseTab>;

interface EntryPageProps<T> extends Pick<DetailPageProps<T>, 'query' | 'children'> {
  kind: GameTextLink;
}

export function EntryPage<T>({ kind, ...states }: EntryPageProps<T>) {
  return <DetailPage {...states} {...useLost(kind)} />;
}

/** Shown by a page with a head of its own if there is no such entry. */
export function LostEntry({ kind }: { kind: GameTextLink }) {
  const { lost, back } = useLost(kind);
  const { text, ...link } = back;
  return (
    <LostPage
      {...lost}
      actions={
        <LinkButton {...link} variant="primary">
          {text}
        </LinkButton>
      }
    />
  );
}

/** Stands beside a list for an entry that is not there. */
export function LostWindow({ kind, closeHref }: { kind: GameTextLink; closeHref: string }) {
  const t = useTexts('mfe-database');
  return (
    <Window>
      <LostState
        {...useLost(kind).lost}
        actions={<LinkButton href={closeHref}>{t('item.close')}</LinkButton>}
      />
    </Window>
  );
}

function useLost(kind: GameTextLink): Pick<DetailPageProps<never>, 'lost' | 'back'> {
  const t = useTexts('mfe-database');
  return {
    lost: { title: t(`${kind}.notFound.title`), hint: t(`${kind}.notFound.text`) },
    back: { href: paths.databaseTab(TABS[kind]), text: t('item.back'), icon: 'chevronStart' },
  };
}
