import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { readWzXml } from '../file/read-wz-xml';
import { OpenedFile } from './opened-file';

const many = Array.from({ length: 60 }, (_, index) => `<int name="n${index}" value="${index}"/>`).join('');

const TREE = readWzXml(`<imgdir name="01009999.img">
  <imgdir name="info"><string name="vslot" value="CpH1"/><int name="cash" value="0"/></imgdir>
  <imgdir name="default">
    <canvas name="default" width="30" height="22"><vector name="origin" x="15" y="-3"/></canvas>
  </imgdir>
  <imgdir name="many">${many}</imgdir>
</imgdir>`);

function open(tree = TREE) {
  renderInAdmin(<OpenedFile name="cap.xml" tree={tree} onWear={() => undefined} />, {
    path: '/wz-explorer',
  });
}

const focused = () => screen.getByRole('treeitem', { selected: true });

describe('an open file', () => {
  it('is a tree that is walked by keys', async () => {
    open();
    const tree = screen.getByRole('tree', { name: 'File nodes' });
    expect(screen.getByText('68 nodes')).toBeVisible();
    expect(
      within(tree)
        .getAllByRole('treeitem')
        .map((row) => row.textContent),
    ).toEqual(['01009999.imgimgdir', 'infoimgdir', 'defaultimgdir', 'manyimgdir']);
    tree.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(focused()).toHaveTextContent('vslotCpH1string');
    expect(focused()).toHaveAttribute('aria-level', '3');
    expect(focused()).toHaveAttribute('aria-setsize', '2');
    expect(tree).toHaveAttribute('aria-activedescendant', focused().id);
    expect(screen.getByText('01009999.img/info/vslot')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focused()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('*{End}');
    expect(focused()).toHaveTextContent('n59');
  });

  it('finds names and values, marks them, and goes from hit to hit', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox'), 'cap{Enter}');
    expect(await screen.findByText('0 hits')).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'CPH{Enter}');
    expect(await screen.findByText('1 of 1')).toBeVisible();
    expect(focused().querySelector('mark')).toHaveTextContent('CpH');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'default{Enter}');
    expect(await screen.findByText('1 of 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next hit' }));
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByText('01009999.img/default/default')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next hit' }));
    expect(screen.getByText('01009999.img/default')).toBeVisible();
  });

  it('says that there are more hits than it counts', async () => {
    const leaves = '<int name="leaf" value="1"/>'.repeat(10_001);
    open(readWzXml(`<imgdir name="01009999.img">${leaves}</imgdir>`));
    await userEvent.type(screen.getByRole('searchbox'), 'leaf{Enter}');
    expect(await screen.findByText('1 of 10,000+')).toBeVisible();
  });
});
