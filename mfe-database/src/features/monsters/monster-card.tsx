import { QueryStates } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { MonsterTooltip } from './monster-tooltip';
import { monsterQuery } from './monsters.queries';

export function MonsterCard({ monsterId }: { monsterId: number }) {
  const query = useQuery(monsterQuery(monsterId));
  return (
    <QueryStates query={query} skeleton="16rem">
      {({ monster }) => <MonsterTooltip monster={monster} />}
    </QueryStates>
  );
}
