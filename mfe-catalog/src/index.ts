// An asynchronous boundary: shared modules may only be imported once the share scope is initialized.
void import('./standalone/bootstrap');
