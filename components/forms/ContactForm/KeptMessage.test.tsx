/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendingForm } from '../SendingForm/SendingForm';
import { KeptMessage } from './KeptMessage';

test('what was written stands below the cleared form, to be written by email', async () => {
  const user = userEvent.setup();
  render(
    <SendingForm endpoint={null} thanks="Thanks!" failed="No." className="form">
      <input name="name" aria-label="Name" />
      <select name="subject" aria-label="Subject">
        <option value="fair">The fair</option>
      </select>
      <textarea name="message" aria-label="Message" />
      <button>Send</button>
      <KeptMessage lead="You wrote:" action="Write an email" email="post@quay.example" />
    </SendingForm>,
  );
  expect(screen.queryByText('You wrote:')).toBeNull();
  await user.type(screen.getByLabelText('Name'), 'Anna Pike');
  await user.type(screen.getByLabelText('Message'), 'Is there a fair?{Enter}And when?');
  await user.click(screen.getByRole('button'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  const written = 'Anna Pike\nThe fair\nIs there a fair?\nAnd when?';
  expect(screen.getByText('You wrote:').nextElementSibling?.textContent).toBe(written);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `mailto:post@quay.example?body=${encodeURIComponent(written)}`,
  );
});
