import { useEffect } from 'react';
import { usePortal } from '@portico/portal-kit';
import { useQueryClient } from '@tanstack/react-query';
import { watchLinks } from './prefetch';

export function usePrefetch(): void {
  const portal = usePortal();
  const queries = useQueryClient();
  useEffect(() => watchLinks(portal, queries), [portal, queries]);
}
