import { QueryStates } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { MonsterPlate } from './monster-plate';
import { monsterQuery } from './monsters.queries';

export function MonsterCard({ monsterId }: { monsterId: number }) {
  const query = useQuery(monsterQuery(monsterId));
  return (
    <QueryStates query={query} skeleton="16rem">
      {({ monster }) => <MonsterPlate monster={monster} />}
    </QueryStates>
  );
}
