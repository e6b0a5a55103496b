/** The contact page: form, panels and what is said when a message has gone. */
import { site } from './site';

/** A promise that holds only where messages are sent somewhere. */
export const answerTime =
  site.formEndpoint === null ? '' : ` We answer within ${site.visiting.responseTime}.`;

const isSample = site.content === 'sample' ? 'This is a sample guide: ' : 'For now: ';

export const contactSubjects = [
  { value: 'general', label: 'General Inquiry' },
  { value: 'accommodation', label: 'Accommodation' },
  { value: 'events', label: 'Events & Activities' },
  { value: 'business', label: 'Business Inquiry' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Other' },
] as const;

export const contactForm = {
  heading: 'Send us a message',
  /** Before and after the phone number, then after the email address. */
  hint: ['The surest way to an answer is to ring ', ' or write to ', '.'],
  nameLabel: 'Your name',
  emailLabel: 'Email address',
  subjectLabel: 'Subject',
  subjectPlaceholder: 'Choose a subject',
  messageLabel: 'Message',
  action: 'Send Message',
  /** True whether or not the message was sent anywhere. */
  thanks: 'Thank you for writing to us!',
  /** Before and after it is filled in, as long as `site.formEndpoint` is null. */
  note: `${isSample}this form sends nothing. What you write stays on this page.`,
  kept: `${isSample}nothing was sent. Here is what you wrote:`,
  keptAction: 'Write it by email',
  failed:
    'Your message didn’t send. It’s all still here: try again in a ' +
    `moment, ring ${site.contact.phone}, or write to ${site.contact.email}.`,
} as const;

export const contactDetails = {
  heading: 'Find us, ring us, write to us',
  addressLabel: 'Address',
  phoneLabel: 'Phone',
  emailLabel: 'Email',
  phoneHoursLabel: 'Phone hours',
  responseTimeLabel: 'Response time',
  visitorCentreLabel: 'Visitor centre',
} as const;

export const gettingHere = {
  heading: 'Getting here',
  text: 'By bus if you can: the lanes are narrow, and somebody else does the reversing.',
} as const;

export const visitorInformation = {
  heading: 'Visitor information',
  text: 'Call in for walk leaflets, bus times and an honest opinion about the weather. Somebody behind the desk will have been on the path that morning.',
  points: [
    'Maps and walk leaflets to take away',
    'Bus times, and the travel news about the coast road',
    'Help with access, prams and wheelchairs',
  ],
} as const;

export const photoSharing = {
  heading: 'Share your photographs',
  text: 'Caught the bay on a good day, or a gull with your chips? Send your picture by email with your name and where you stood. We will ask before we use it.',
} as const;
