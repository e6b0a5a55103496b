/**
 * Where the browser itself sends a form before, or without, its script. With no endpoint that is
 * nowhere: outside a dialog `method="dialog"` leaves page, address and fields as they are, where a
 * plain form would reload the page with the message in its address.
 */
export function formTarget(endpoint: string | null) {
  return endpoint === null ? { method: 'dialog' } : { method: 'post', action: endpoint };
}
