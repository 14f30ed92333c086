"""Tests of the server room: real sockets on loopback, a real NATS."""
