import { hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import texts from '../../i18n/en.json' with { type: 'json' };
import { SideSheets } from '../admin-frame/side-sheets';
import { aStory, aStoryEvent } from './test/story-data';

const AT = 1_767_225_600_000;
const STORY = '/api/admin/accounts/12/story';
const ASKED = `${STORY}?at=${AT}&hours=6`;
const PAGE = '/admin/logs/votes?page=3&search=mochi&cursor=abc';

function open(api: Record<string, unknown>, path = `${PAGE}&story=12&storyAt=${AT}`) {
  return renderInAdmin(<SideSheets />, { path, api });
}

describe('the story that an address asks for', () => {
  it('is not there, and asks for nothing, where the address names none', () => {
    const { asked } = open({}, PAGE);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('tells what happened around the moment, in words, with sign and unit', async () => {
    open({
      [ASKED]: aStory([
        aStoryEvent({ at: AT + 60_000, kind: 'nx', what: 'SPEND', amount: -500, currency: 'NX' }),
        aStoryEvent({
          kind: 'scroll',
          what: 'success',
          itemId: 1002,
          itemName: 'Straw Hat',
          characterName: 'Moch',
        }),
        aStoryEvent({ kind: 'exp', what: 'exp', amount: 1200 }),
        aStoryEvent({ kind: 'account', what: 'something-newer', network: '203.0.*.*' }),
      ]),
    });
    const sheet = await screen.findByRole('dialog', { name: 'Timeline' });
    const rows = await within(sheet).findAllByText(/^(NX|Scroll|EXP|Account)$/, { selector: 'p span' });
    expect(rows).toHaveLength(4);
    expect(sheet).toHaveTextContent(/NX Spent.*-500 NX.*This entry.*Scroll Success.*Straw Hat.*Moch/);
    expect(sheet).toHaveTextContent('EXP Gained+1,200 EXP');
    expect(sheet).toHaveTextContent('Account something-newer203.0.*.*');
    expect(within(sheet).getByRole('link', { name: 'Straw Hat' })).toHaveAttribute('href', '/item/1002');
    expect(within(sheet).getByRole('link', { name: /Open the account/ })).toHaveAttribute(
      'href',
      '/admin/accounts/12',
    );
  });

  it('is narrowed by hours and kind in the address, and leaves that of the page below as it was', async () => {
    const { address, asked } = open({
      [ASKED]: aStory([]),
      [`${STORY}?at=${AT}&hours=24`]: aStory([]),
      [`${STORY}?at=${AT}&hours=24&kind=boss`]: aStory([aStoryEvent({ kind: 'boss', what: 'ZAKUM' })]),
    });
    expect(await screen.findByText('Nothing happened around this time')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '24 hr' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Boss');
    expect(await screen.findByText('Zakum')).toBeVisible();
    expect(address()).toBe(`${PAGE}&story=12&storyAt=${AT}&storyHours=24&storyKind=boss`);
    expect(asked).toContain(`${STORY}?at=${AT}&hours=24&kind=boss`);
    await userEvent.click(screen.getByRole('button', { name: 'Close the timeline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(PAGE);
  });

  it('says what failed, and that an account is gone', async () => {
    const body = { code: 'database.unavailable', msg: 'The database is away.', requestId: 'req-9' };
    const { unmount } = open({ [ASKED]: new ApiFailure(503, body) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/timeline couldn’t be loaded.*req-9/);
    unmount();
    open({ [ASKED]: new ApiFailure(404, { ...body, code: 'admin.account_not_found' }) });
    expect(await screen.findByText('Account not found')).toBeVisible();
  });

  it('is the same on both sides', async () => {
    const { kept } = await hydrateInPortal(<SideSheets />, {
      path: PAGE,
      texts: { 'mfe-admin': texts },
      answers: {},
    });
    expect(kept.kept).toBe(kept.of);
  });
});
