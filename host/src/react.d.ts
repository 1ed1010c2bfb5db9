// ViewTransition has come to React's stable releases; its types still stand with the experimental ones.
/// <reference types="react/experimental" />
