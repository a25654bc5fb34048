import { ApiFailure } from '@portico/testing/react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { aFrame, aPart, aSet } from '../../shared/developer/test/sprites-data';
import { ItemSheetPage } from './item-sheet-page';

const COAT = aSet({
  category: 'Coat',
  id: 1_040_002,
  slots: 'Ma',
  frames: {
    stand1: [aFrame(aPart({ image: 'stand1.0.mail' })), aFrame(aPart({ image: 'stand1.1.mail' }))],
    sit: [aFrame()],
  },
});

function open(path = '/single-test') {
  return renderInAdmin(<ItemSheetPage />, {
    path,
    api: {
      '/api/wz-xml/position/Coat/1040002': COAT,
      '/api/wz-xml/position/Coat/1040003': new ApiFailure(404, {
        code: 'avatars.sprite_not_found',
        msg: 'This item has no pictures.',
        requestId: 'req-1',
      }),
    },
  });
}

describe('the item test', () => {
  it('refuses an id of another category, and asks for nothing but the example', async () => {
    const { asked } = open();
    const id = screen.getByLabelText('ID');
    await userEvent.clear(id);
    await userEvent.type(id, 'abc{Enter}');
    expect(id).toHaveAccessibleDescription('Enter a number of up to 8 digits.');
    await userEvent.clear(id);
    await userEvent.type(id, '1060002{Enter}');
    expect(id).toHaveAccessibleDescription('1060002 belongs to Pants.');
    await userEvent.clear(id);
    await userEvent.type(id, '4000000{Enter}');
    expect(id).toHaveAccessibleDescription('Nothing wearable has the ID 4000000.');
    expect(asked).toEqual(['/api/wz-xml/position/Coat/1040002']);
  });

  it('starts with an example', async () => {
    const { address } = open();
    expect(await screen.findByRole('heading', { name: 'stand1' })).toBeVisible();
    expect(screen.getByLabelText('ID')).toHaveValue('1040002');
    expect(address()).toBe('/single-test');
  });

  it('lays all frames out with their points, and marks the pictures that are missing', async () => {
    const { address } = open();
    await userEvent.type(screen.getByLabelText('ID'), '{Enter}');
    expect(await screen.findByRole('heading', { name: 'stand1' })).toBeVisible();
    expect(address()).toBe('/single-test?category=Coat&id=1040002');
    expect(screen.getByText('No pictures')).toBeVisible();
    expect(screen.getAllByText('navel')).toHaveLength(2);
    await userEvent.click(screen.getByLabelText('Show points'));
    expect(screen.queryByText('navel')).not.toBeInTheDocument();
    fireEvent.error(screen.getByAltText('stand1.1.mail'));
    expect(screen.getByText('1 picture is missing.')).toBeVisible();
    expect(screen.getByText('Failed to load /png.php/Coat/01040002.img/stand1.1.mail.png')).toBeVisible();
  });

  it('says that an item has no pictures', async () => {
    open('/single-test?category=Coat&id=1040003');
    expect(await screen.findByText('Failed to load /api/wz-xml/position/Coat/1040003')).toBeVisible();
  });
});
