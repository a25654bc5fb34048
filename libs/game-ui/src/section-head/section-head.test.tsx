import { hydrateInPortal } from '@portico/testing/hydrate';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SectionDrawing as ServedDrawing } from './served-section-drawing';
import { SectionDrawing } from './section-drawing';
import { SectionHead } from './section-head';

describe('the head of a section', () => {
  it('has the heading of the page, and a drawing for the eye alone', async () => {
    const { container } = render(
      <SectionHead scene="podium" title="Rankings" lead="Who is first" facts="Place 3" actions="Go" />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Rankings' })).toBeVisible();
    for (const words of ['Who is first', 'Place 3', 'Go']) expect(screen.getByText(words)).toBeVisible();
    await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
    for (const picture of container.querySelectorAll('svg'))
      expect(picture.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it.each(['podium', 'stalls', 'library', 'board', 'workshop'] as const)(
    'draws the %s without anything that a second one could clash with, in less than 12 kB',
    (scene) => {
      const { container } = render(<SectionDrawing scene={scene} />);
      expect(container.querySelectorAll('svg')).toHaveLength(2);
      expect(container.querySelectorAll('[id], [href]')).toHaveLength(0);
      expect(container.innerHTML.length).toBeLessThan(12_000);
    },
  );

  it('keeps the drawing that was served, without its code', async () => {
    const { container, kept } = await hydrateInPortal(<ServedDrawing scene="podium" />, {
      path: '/',
      texts: {},
      before: (served) => {
        const place = served.querySelector('[aria-hidden="true"]');
        if (place !== null) place.innerHTML = '<svg></svg>';
      },
    });
    expect(kept.kept).toBe(kept.of);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('draws another scene than the served one, and the served one again', async () => {
    function Views() {
      const [scene, setScene] = useState<'podium' | 'board'>('podium');
      return (
        <>
          <ServedDrawing scene={scene} />
          <button onClick={() => setScene(scene === 'podium' ? 'board' : 'podium')}>Other view</button>
        </>
      );
    }
    const { container } = await hydrateInPortal(<Views />, { path: '/', texts: {} });
    expect(container.querySelectorAll('svg')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button'));
    expect(container.querySelectorAll('svg')).toHaveLength(2);
  });

  it('draws where the browser makes the page itself', async () => {
    const { container } = render(<ServedDrawing scene="podium" />);
    await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(2));
  });
});
