import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from '#kit/modal/Modal.tsx';

function Two() {
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen('first')}>
        Ask
      </button>
      <Modal title="First" open={open === 'first'} onClose={() => setOpen(null)}>
        <button type="button" onClick={() => setOpen('second')}>
          Go on
        </button>
      </Modal>
      <Modal title="Second" open={open === 'second'} onClose={() => setOpen(null)}>
        <p>Nothing to press</p>
      </Modal>
    </>
  );
}

// The last dialog gives the keyboard back a moment after it has gone.
afterAll(() => new Promise((done) => setTimeout(done, 200)));

describe('a dialog', () => {
  const user = userEvent.setup();
  const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));

  it('gives the keyboard back to where it was', async () => {
    render(<Two />);
    await press('Ask');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  });

  it('does so after the dialog that it gave way to', async () => {
    render(<Two />);
    await press('Ask');
    await press('Go on');
    expect(await screen.findByRole('dialog', { name: 'Second' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  });
});
