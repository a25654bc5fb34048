import { usePlayersOnline, useSearch } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwn } from '../../shared/own.queries';
import { activityQuery, homeSearch, topPlayersQuery } from './home.queries';

const MAX_PEOPLE = 3;

/** The reader's own characters, as far as they are public; else the best players. */
export function useHeroPeople() {
  const { view } = useSearch(homeSearch);
  const { data: top } = useQuery(topPlayersQuery(view));
  const own = useOwn();
  return useMemo(() => {
    const ranked = new Set(own?.ranks?.filter(({ rank }) => rank !== null).map(({ id }) => id));
    const mine = own?.characters.filter(({ id }) => ranked.has(id)) ?? [];
    return (mine.length > 0 ? mine : (top?.players ?? [])).slice(0, MAX_PEOPLE);
  }, [top, own?.characters, own?.ranks]);
}

/** The gate is as bright as the world is full, by the peak of today. */
export function useGateLight(): number {
  const players = usePlayersOnline();
  const { data } = useQuery(activityQuery());
  const peak = data?.online.peak ?? 0;
  return players === null || peak === 0 ? 1 : 0.4 + 0.6 * Math.min(1, players / peak);
}
