import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_LOOK } from '@portico/domain';
import { renderInAdmin } from '../../test/render-in-admin';
import { LookForm, useLookDraft, DEFAULT_LOOK_DRAFT, readLook } from './look-form';

function Form() {
  return <LookForm {...useLookDraft()} />;
}

const open = (path: string) => renderInAdmin(<Form />, { path });

it('lets an id be typed from nothing, also of what everyone has', async () => {
  const { address } = open('/wz-explorer?hair=31000');
  const hair = screen.getByLabelText('Hair');
  await userEvent.clear(hair);
  expect(hair).toHaveValue('');
  expect(address()).toBe('/wz-explorer');
  await userEvent.type(hair, '30020');
  expect(hair).toHaveValue('30020');
  expect(address()).toBe('/wz-explorer?hair=30020');
});

it('has the default again where a field of the body is left empty', async () => {
  open('/wz-explorer?hair=31000');
  const hair = screen.getByLabelText('Hair');
  await userEvent.clear(hair);
  await userEvent.tab();
  expect(hair).toHaveValue('30000');
});

describe('a look that is entered', () => {
  it('is the default look where nothing is', () => {
    expect(readLook(DEFAULT_LOOK_DRAFT)).toEqual({ look: DEFAULT_LOOK, faults: {} });
  });

  it('takes ids with zeros ahead, and overalls as coats', () => {
    const { look, faults } = readLook({ ...DEFAULT_LOOK_DRAFT, cap: '01002357', coat: '1050000' });
    expect(look).toMatchObject({ cap: 1_002_357, coat: 1_050_000 });
    expect(faults).toEqual({});
  });

  it('says what is wrong with an id, and leaves that alone out', () => {
    const draft = {
      ...DEFAULT_LOOK_DRAFT,
      skin: '1000',
      cap: '1040002',
      pants: '-1',
      cape: '9999999',
      glove: '1082002',
    };
    const { look, faults } = readLook(draft);
    expect(look).toEqual({ ...DEFAULT_LOOK, glove: 1_082_002 });
    expect(faults).toEqual({
      skin: { code: 'category', id: 1000, category: undefined },
      cap: { code: 'category', id: 1_040_002, category: 'Coat' },
      pants: { code: 'number' },
      cape: { code: 'category', id: 9_999_999, category: undefined },
    });
  });
});
