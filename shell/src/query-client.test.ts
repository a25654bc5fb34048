import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

describe('the calls of all pages', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('are made again by themselves when the line is back, where they failed', async () => {
    const client = createQueryClient();
    client.mount();
    let isAway = true;
    const observer = new QueryObserver(client, {
      queryKey: ['rankings'],
      queryFn: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('rows')),
    });
    const answer = new Promise((resolve) => {
      observer.subscribe(({ data, status }) => {
        if (status === 'error' && isAway) {
          isAway = false;
          onlineManager.setOnline(false);
          onlineManager.setOnline(true);
        }
        if (data !== undefined) resolve(data);
      });
    });
    await expect(answer).resolves.toBe('rows');
    observer.destroy();
    client.unmount();
  });
});
