import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { JobBadge } from './job-badge';

function open(job: number, texts = {}) {
  return renderInPortal(<JobBadge job={job} />, { path: '/', texts: { shell: texts } });
}

describe('JobBadge', () => {
  it('says the job in the language of the page, with the emblem of its line', () => {
    const { container } = open(112, { game: { job: { 112: 'Held' } } });
    expect(screen.getByText('Held')).toBeVisible();
    expect(container.firstElementChild).toHaveClass('warrior');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    [900, 'GM', 'gm'],
    [1212, 'Blaze Wizard IV', 'blaze-wizard'],
    [2001, 'Evan', 'beginner'],
  ])('has a plate for job %s: %s', (job, name, line) => {
    const { container } = open(job);
    expect(screen.getByText(name)).toBeVisible();
    expect(container.firstElementChild).toHaveClass(line);
  });
});
