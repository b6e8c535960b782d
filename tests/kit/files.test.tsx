import { download } from '#kit/files/files.tsx';

const saved = vi.fn<(name: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
});
afterEach(() => {
  saved.mockClear();
  vi.useRealTimers();
});

it('a double click saves a file once, and a press some time later saves it again', () => {
  download('{"a":1}', 'game.json');
  vi.advanceTimersByTime(300);
  download('{"a":1}', 'game.json');
  expect(saved).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  download('{"a":1}', 'game.json');
  expect(saved).toHaveBeenCalledTimes(2);
});

it('what has changed, or is called otherwise, is saved at once', () => {
  download('{"b":1}', 'other.json');
  download('{"b":12}', 'other.json');
  download('{"b":12}', 'third.json');
  expect(saved.mock.calls.flat()).toEqual(['other.json', 'other.json', 'third.json']);
});
