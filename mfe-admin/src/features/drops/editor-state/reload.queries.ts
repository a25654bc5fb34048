import { sendApi } from '@portico/portal-kit/send';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editorStateQuery } from '../../../shared/drops/drops.queries';

/** Makes the game read its drops again. */
export function useReload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => sendApi('post', '/api/droprates/reload', { authenticated: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: editorStateQuery().queryKey }),
  });
}
