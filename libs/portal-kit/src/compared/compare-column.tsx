import { type ComparedKind, comparisonAddress } from '@portico/contract';
import { MAX_COMPARED } from '@portico/domain';
import { kitText, useIsHydrated } from '@portico/portal-kit';
import { type DataColumn, IconButton, LinkButton } from '@portico/ui';
import { keepCompared, useCompared } from './compared';

interface NamedThing {
  id: number;
  name: string;
}

/** A column of toggles that choose rows for the comparison. */
export function compareColumn(kind: ComparedKind): DataColumn<NamedThing> {
  return {
    key: 'compare',
    header: kitText('kit.compare.link'),
    align: 'end',
    onCard: 'aside',
    cell: (thing) => <CompareToggle kind={kind} thing={thing} />,
  };
}

/** Adds a thing to the comparison, or removes it. */
function CompareToggle({ kind, thing: { id, name } }: { kind: ComparedKind; thing: NamedThing }) {
  const chosen = useCompared(kind);
  // Without scripts nothing can be chosen.
  const isHydrated = useIsHydrated();
  const isChosen = chosen.includes(id);
  const isFull = !isChosen && chosen.length >= MAX_COMPARED;
  return (
    <IconButton
      icon={isChosen ? 'check' : 'plus'}
      size="small"
      variant={isChosen ? 'secondary' : 'quiet'}
      label={isFull ? kitText('kit.compare.full') : kitText('kit.compare.add', { name })}
      disabled={!isHydrated}
      aria-pressed={isChosen}
      aria-disabled={isFull}
      onClick={() => {
        if (isFull) return;
        keepCompared(kind, isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
      }}
    />
  );
}

/** Opens the comparison of all chosen things. Renders nothing if there are none. */
export function OpenComparison({ kind }: { kind: ComparedKind }) {
  const chosen = useCompared(kind);
  if (chosen.length === 0) return null;
  return (
    <LinkButton href={comparisonAddress(kind, chosen)} size="small" icon="chart">
      {kitText('kit.compare.open', { count: chosen.length })}
    </LinkButton>
  );
}
