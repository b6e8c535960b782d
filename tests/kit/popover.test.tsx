import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover, useClosePopover } from '#kit/modal/Popover.tsx';

const Enough = () => (
  <button type="button" onClick={useClosePopover()}>
    Enough
  </button>
);

const rest = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  render(
    <>
      <Popover label="Score" button="0 points" opensOnHover>
        <Enough />
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
});

afterEach(() => void vi.useRealTimers());

const opener = () => screen.getByRole('button', { name: '0 points' });
const card = () => screen.queryByRole('dialog', { name: 'Score' });

test('a press opens the card and moves the keyboard into it; Escape gives it back', async () => {
  const user = userEvent.setup();
  await user.click(opener());
  expect(card()).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(card()).toBeNull();
  expect(opener()).toHaveFocus();
});

test('what is in the card can close it', async () => {
  const user = userEvent.setup();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Enough' }));
  expect(card()).toBeNull();
  expect(opener()).toHaveFocus();
});

test('a resting mouse opens it, leaves the keyboard alone, and closes it by leaving', () => {
  vi.useFakeTimers();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  fireEvent.pointerEnter(opener(), { pointerType: 'mouse' });
  rest(300);
  expect(card()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  fireEvent.pointerLeave(opener(), { pointerType: 'mouse' });
  rest(300);
  expect(card()).toBeNull();
});

test('pressed while a resting mouse has opened it, it stays', () => {
  vi.useFakeTimers();
  fireEvent.pointerEnter(opener(), { pointerType: 'mouse' });
  rest(300);
  fireEvent.click(opener());
  fireEvent.pointerLeave(opener(), { pointerType: 'mouse' });
  rest(300);
  expect(card()).not.toBeNull();
});

test('a finger that passes opens nothing', () => {
  vi.useFakeTimers();
  fireEvent.pointerEnter(opener(), { pointerType: 'touch' });
  rest(300);
  expect(card()).toBeNull();
});

describe('with a press of its own', () => {
  const pressed = vi.fn<() => void>();
  beforeEach(() => {
    pressed.mockClear();
    render(
      <Popover label="Preview" button="§" onPress={pressed}>
        <p>The beginning.</p>
      </Popover>,
    );
  });
  const link = () => screen.getByRole('button', { name: '§' });
  const preview = () => screen.queryByRole('dialog', { name: 'Preview' });

  test('the card is for a resting mouse alone, and goes with the press', () => {
    vi.useFakeTimers();
    expect(link()).not.toHaveAttribute('aria-haspopup');
    fireEvent.pointerEnter(link(), { pointerType: 'mouse' });
    rest(300);
    expect(preview()).toHaveTextContent('The beginning.');
    fireEvent.click(link());
    expect(preview()).toBeNull();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('a press, by keyboard too, does what it does at once', async () => {
    link().focus();
    await userEvent.setup().keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(preview()).toBeNull();
  });

  test('a finger opens no preview', () => {
    vi.useFakeTimers();
    fireEvent.pointerEnter(link(), { pointerType: 'touch' });
    rest(300);
    expect(preview()).toBeNull();
  });
});
