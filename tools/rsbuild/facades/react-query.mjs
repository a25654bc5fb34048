export {
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@portico/unshared/react-query';
