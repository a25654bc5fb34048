import type { ComparedKind } from '@portico/contract';
import { MAX_COMPARED } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { keepCompared, useCompared } from '@portico/portal-kit/compared';
import { IconButton, LinkButton } from '@portico/ui';
import { paths } from '../../paths';

interface NamedThing {
  id: number;
  name: string;
}

export function compareColumn(kind: ComparedKind) {
  return {
    align: 'end' as const,
    onCard: 'aside' as const,
    cell: (thing: NamedThing) => <CompareToggle kind={kind} thing={thing} />,
  };
}

/** Adds a thing to the comparison, or removes it. */
function CompareToggle({ kind, thing: { id, name } }: { kind: ComparedKind; thing: NamedThing }) {
  const t = useTexts('mfe-database');
  const chosen = useCompared(kind);
  const isChosen = chosen.includes(id);
  const isFull = !isChosen && chosen.length >= MAX_COMPARED;
  return (
    <IconButton
      icon={isChosen ? 'check' : 'plus'}
      size="small"
      variant={isChosen ? 'secondary' : 'quiet'}
      label={isFull ? t('toCompare.full') : t('toCompare.add', { name })}
      aria-pressed={isChosen}
      aria-disabled={isFull}
      onClick={() => {
        if (isFull) return;
        keepCompared(kind, isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
      }}
    />
  );
}

export function OpenComparison({ kind }: { kind: ComparedKind }) {
  const t = useTexts('mfe-database');
  const chosen = useCompared(kind);
  if (chosen.length === 0) return null;
  return (
    <LinkButton href={paths.comparison(kind, chosen)} size="small" icon="chart">
      {t('toCompare.open', { count: chosen.length })}
    </LinkButton>
  );
}
