import { COMPARED_KINDS, type ComparedKind } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { useCompared } from '@portico/portal-kit/compared';
import { LinkButton } from '@portico/ui';
import { paths } from '../../paths';
import type { ComparisonOfAddress } from './compare.queries';

const LISTS = {
  items: paths.itemList(),
  monsters: paths.databaseTab('monsters'),
  players: paths.rankings,
} as const satisfies Record<ComparedKind, string>;

/** Links to the list of a kind, to choose more. */
export function ListLink({ kind }: { kind: ComparedKind }) {
  const t = useTexts('mfe-database');
  return (
    <LinkButton href={LISTS[kind]} size="small" icon="plus">
      {t(`compare.kind.${kind}`)}
    </LinkButton>
  );
}

/** Links to comparisons of this device that the address does not show. */
export function KeptLinks({ shown }: { shown: ComparisonOfAddress }) {
  const kept = {
    items: useCompared('items'),
    monsters: useCompared('monsters'),
    players: useCompared('players'),
  };
  const t = useTexts('mfe-database');
  return COMPARED_KINDS.filter(
    (kind) =>
      kept[kind].length > 0 && !(shown.kind === kind && kept[kind].every((id) => shown.ids.includes(id))),
  ).map((kind) => (
    <LinkButton key={kind} href={paths.comparison(kind, kept[kind])} icon="chart">
      {`${t(`compare.kind.${kind}`)} · ${t('compare.kept', { count: kept[kind].length })}`}
    </LinkButton>
  ));
}
