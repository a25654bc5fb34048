import { jest } from '@jest/globals';
import { ApiError } from '@portico/api-client/runtime';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { addTexts, startTexts } from '@portico/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PortalContext } from '../portal/portal-context';
import { QueryStates } from './query-states';

type Query = ComponentProps<typeof QueryStates<string[]>>['query'];

const LOADING: Query = {
  data: undefined,
  error: null,
  isFetching: true,
  refetch: () => new Promise(() => {}),
};

const PORTAL = {
  language: 'en' as const,
  direction: 'ltr' as const,
  basename: '',
  demo: true,
  identity: false,
  unavailable: [],
  renderedAt: 0,
  config: { ...EXAMPLE_CONFIG, site: { name: 'Portico', origin: 'https://portico.example' } },
};

function Portal({ children }: { children: ReactNode }) {
  return (
    <PortalContext value={PORTAL}>
      <MemoryRouter>{children}</MemoryRouter>
    </PortalContext>
  );
}

function show(change: Partial<Query>, notFound?: string) {
  return render(
    <QueryStates
      query={{ ...LOADING, ...change }}
      skeleton={<p>bones</p>}
      empty={<p>no one here</p>}
      notFound={notFound}
    >
      {(names) => <p>{names.join(' and ')}</p>}
    </QueryStates>,
  );
}

beforeAll(() => {
  startTexts('en');
  addTexts('en', 'shell', {
    kit: {
      error: { title: 'That did not work', retry: 'Try Again', requestId: 'Request', unknown: 'Unknown' },
    },
    errors: { catalog: { item_not_found: 'Item not found' } },
  });
});

describe('QueryStates', () => {
  it('shows a skeleton, but not for what takes less than 150 ms', () => {
    jest.useFakeTimers();
    show({});
    expect(screen.getByText('bones')).not.toBeVisible();
    act(() => void jest.advanceTimersByTime(150));
    expect(screen.getByText('bones')).toBeVisible();
    jest.useRealTimers();
  });

  it('shows data', () => {
    show({ data: ['Ada', 'Bea'] });
    expect(screen.getByText('Ada and Bea')).toBeVisible();
  });

  it('keeps data in sight when a refresh of it fails', () => {
    show({ data: ['Ada'], error: new ApiError({ code: 'portal.internal', status: 500, msg: 'no' }) });
    expect(screen.getByText('Ada')).toBeVisible();
  });

  it('says that a list is empty', () => {
    show({ data: [] });
    expect(screen.getByText('no one here')).toBeVisible();
  });

  it('says what failed by its code, with the request id, and tries again', async () => {
    let tries = 0;
    const refetch: Query['refetch'] = () => {
      tries += 1;
      return new Promise(() => {});
    };
    const error = new ApiError({
      code: 'catalog.item_not_found',
      status: 404,
      msg: 'server words',
      requestId: 'r-9',
    });
    show({ error, isFetching: false, refetch });
    expect(screen.getByRole('alert')).toHaveTextContent('Item not found');
    expect(screen.getByRole('alert')).toHaveTextContent('r-9');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(tries).toBe(1);
  });

  it('is a page of its own where it says where to go on', () => {
    const error = new ApiError({ code: 'portal.internal', status: 500, msg: 'no' });
    const query = { ...LOADING, error, isFetching: false };
    const { rerender } = render(
      <QueryStates query={query} skeleton={null} back={<a href="/database">Back</a>}>
        {() => null}
      </QueryStates>,
      { wrapper: Portal },
    );
    expect(document.title).toBe('That did not work · Portico');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    rerender(
      <QueryStates query={query} skeleton={null}>
        {() => null}
      </QueryStates>,
    );
    expect(document.title).toBe('');
    expect(screen.getByRole('heading', { level: 2, name: 'That did not work' })).toBeVisible();
  });

  it('says which value was refused and why, and offers no retry that cannot succeed', () => {
    const error = new ApiError({
      code: 'request.validation_failed',
      status: 400,
      msg: 'Not valid',
      issues: [{ field: 'search', rule: 'maxLength', msg: 'Must have at most 64 characters' }],
    });
    show({ error, isFetching: false });
    expect(screen.getByText('Must have at most 64 characters')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers a retry of what was asked too often', () => {
    show({
      error: new ApiError({ code: 'request.too_many', status: 429, msg: 'Slow down' }),
      isFetching: false,
    });
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('shows the words of the server for a code it does not know', () => {
    show({ error: new ApiError({ code: 'brand_new', status: 409, msg: 'Brand new' }), isFetching: false });
    expect(screen.getByRole('alert')).toHaveTextContent('Brand new');
  });

  it('shows what the page has for a thing that is not there', () => {
    show(
      { error: new ApiError({ code: 'catalog.item_not_found', status: 404, msg: 'x' }), isFetching: false },
      'gone',
    );
    expect(screen.getByText('gone')).toBeVisible();
  });

  it.each(['id', 'groupId'])('shows the same where the API refuses the %s', (field) => {
    const issues = [{ field, rule: 'positiveInteger', msg: 'no' }];
    show(
      {
        error: new ApiError({ code: 'request.validation_failed', status: 400, msg: 'x', issues }),
        isFetching: false,
      },
      'gone',
    );
    expect(screen.getByText('gone')).toBeVisible();
  });
});
